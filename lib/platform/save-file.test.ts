/** @jest-environment jsdom */
import { saveFile } from './save-file.browser';

test('the address of the file stays valid for Safari, and is revoked later', () => {
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
