/** @jest-environment jsdom */
import { memoryStore } from './memory-store-fixture';
import { browserStore } from './storage.browser';
import { textStore } from './text-store';

test('what the browser keeps is what is read', () => {
  const store = textStore(browserStore('sessionStorage'));
  store.write('key', 'text');
  expect(window.sessionStorage.getItem('key')).toBe('text');
  expect(store.read('key')).toBe('text');
  store.remove('key');
  expect(store.read('key')).toBeNull();
});

test('where storage is denied, memory takes its place and nothing throws', () => {
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

test('where there is no room left, the newest text is read, not the one that still fits', () => {
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
