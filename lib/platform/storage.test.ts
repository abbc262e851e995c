/** @jest-environment jsdom */

import { memoryStore } from './memory-store-fixture';
import { browserStore, textStore, watchStoredKeys } from './storage.browser';

let onChange: jest.Mock;
let stop: () => void;

beforeEach(() => {
  onChange = jest.fn();
  stop = watchStoredKeys(['consent'], onChange);
});
afterEach(() => stop());

const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test.each([
  [1, 'a change of a given key', () => change('consent')],
  [0, 'a change of another key', () => change('deviceId')],
  [1, 'a storage that another tab clears (its event has no key)', () => change(null)],
  [1, 'a page that is back from the back/forward cache', () => show(true)],
  [0, 'a page that is loaded', () => show(false)],
])('%d changes are reported for %s', (times, _, happen) => {
  happen();
  expect(onChange).toHaveBeenCalledTimes(times);
});

test('where storage is denied, texts are kept in memory and nothing throws', () => {
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = textStore(browserStore('sessionStorage'));
  expect(store.read('key')).toBeNull();
  store.write('key', 'text');
  expect(store.read('key')).toBe('text');
  store.remove('key');
  expect(store.read('key')).toBeNull();
  denied.mockRestore();
});

test('in a full storage the newest text is read, not the older one that is stored', () => {
  const browser = memoryStore({ key: 'old' });
  const store = textStore(browser);
  browser.fault = 'full';
  store.write('key', 'new');
  expect(store.read('key')).toBe('new');
  expect(store.lasts('key')).toBe(false);
  browser.fault = 'none';
  store.write('key', 'newest');
  expect(store.read('key')).toBe('newest');
  expect(store.lasts('key')).toBe(true);
  expect(browser.entries.get('key')).toBe('newest');
});
