import { textStore } from './text-store';

const throwing = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('what the browser keeps is what is read', () => {
  const store = textStore(() => window.sessionStorage);
  store.write('key', 'text');
  expect(window.sessionStorage.getItem('key')).toBe('text');
  expect(store.read('key')).toBe('text');
  store.remove('key');
  expect(store.read('key')).toBeNull();
});

test('where storage is denied, memory takes its place and nothing throws', () => {
  const store = textStore(throwing);
  expect(store.read('key')).toBeNull();
  store.write('key', 'text');
  expect(store.read('key')).toBe('text');
  store.remove('key');
  expect(store.read('key')).toBeNull();
});

test('where there is no room left, the newest text is read, not the one that still fits', () => {
  const store = textStore(() => window.sessionStorage);
  store.write('key', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing);
  store.write('key', 'new');
  expect(store.read('key')).toBe('new');
  full.mockRestore();
});
