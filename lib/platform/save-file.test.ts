/** @jest-environment jsdom */
import { saveFile } from './save-file.browser';

test('the file stays there while the browser takes it, and is let go of later', () => {
  jest.useFakeTimers();
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveFile('a.csv', 'text', 'text/csv');
  expect(click).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith('blob:1');
  jest.restoreAllMocks();
  jest.useRealTimers();
});
