/** @jest-environment jsdom */
import { onCloseRequest } from './over-page.browser';

afterEach(() => {
  delete window.CloseWatcher;
  document.body.replaceChildren();
});

const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

test('Escape asks to close, unless a dialog above gets the key, until it is stopped', () => {
  const onRequest = jest.fn();
  const stop = onCloseRequest(onRequest);
  press('Enter');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true }));
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  press('Escape');
  expect(onRequest).not.toHaveBeenCalled();
  document.body.replaceChildren();
  press('Escape');
  expect(onRequest).toHaveBeenCalledTimes(1);
  stop();
  press('Escape');
  expect(onRequest).toHaveBeenCalledTimes(1);
});

test('where the browser has close watchers, theirs is the only request, and stopping destroys them', () => {
  const watcher = Object.assign(new EventTarget(), { destroy: jest.fn() });
  window.CloseWatcher = jest.fn(() => watcher);
  const onRequest = jest.fn();
  const stop = onCloseRequest(onRequest);
  press('Escape');
  expect(onRequest).not.toHaveBeenCalled();
  watcher.dispatchEvent(new Event('close'));
  expect(onRequest).toHaveBeenCalledTimes(1);
  stop();
  expect(watcher.destroy).toHaveBeenCalledTimes(1);
});
