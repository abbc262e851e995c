/** @jest-environment jsdom */
import { ownTitle, prefixTitleWithError, whenTitled } from './page-title.browser';

afterEach(() => {
  document.title = '';
});

test('an existing title is reported at once, and only once', async () => {
  document.title = 'Contact';
  const callback = jest.fn();
  whenTitled(callback);
  document.title = 'Error: Contact';
  await Promise.resolve();
  expect(callback.mock.calls).toEqual([['Contact']]);
});

test('a title that comes after its page is reported when it comes', async () => {
  const callback = jest.fn();
  whenTitled(callback);
  expect(callback).not.toHaveBeenCalled();
  document.title = 'Contact';
  await Promise.resolve();
  expect(callback.mock.calls).toEqual([['Contact']]);
});

test('after stop no title is reported', async () => {
  const callback = jest.fn();
  whenTitled(callback)();
  document.title = 'Contact';
  await Promise.resolve();
  expect(callback).not.toHaveBeenCalled();
});

test('the title gets the error prefix once, and gets rid of it', () => {
  document.title = 'Contact';
  const removePrefix = prefixTitleWithError();
  prefixTitleWithError();
  expect(document.title).toBe('Error: Contact');
  expect(ownTitle()).toBe('Contact');
  removePrefix();
  expect(document.title).toBe('Contact');
});

test('removing the prefix leaves the title of a page that was opened meanwhile', () => {
  document.title = 'Contact';
  const removePrefix = prefixTitleWithError();
  document.title = 'Services';
  removePrefix();
  expect(document.title).toBe('Services');
});

test('a title with an error in the middle is left alone', () => {
  document.title = 'Fixing TypeError: what to do';
  prefixTitleWithError()();
  expect(document.title).toBe('Fixing TypeError: what to do');
});
