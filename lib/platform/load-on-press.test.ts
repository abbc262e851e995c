/** @jest-environment jsdom */
import { loadOnPress } from './load-on-press.browser';
import { TIMEOUT_MS } from './with-timeout';

test('a file that never arrives is lost, and the control that waits for it is free again', async () => {
  jest.useFakeTimers();
  const control = document.createElement('button');
  const onLoaded = jest.fn();
  const onLost = jest.fn();
  const loading = loadOnPress(control, () => new Promise(() => {}), { onLoaded, onLost });
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(control).toHaveAttribute('aria-busy', 'true');
  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(onLoaded).not.toHaveBeenCalled();
  expect(control).not.toHaveAttribute('aria-busy');
});
