/** @jest-environment jsdom */
import { memoryStore } from './memory-store-fixture';
import { browserStore } from './storage.browser';
import { textStore } from './text-store';

test('a text that the browser stores is read from there', () => {
  const store = textStore(browserStore('sessionStorage'));
  store.write('key', 'text');
  expect(window.sessionStorage.getItem('key')).toBe('text');
  expect(store.read('key')).toBe('text');
  store.remove('key');
  expect(store.read('key')).toBeNull();
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
