/** @jest-environment jsdom */
import { ownTitle, prefixTitleWithError, whenTitled } from './page-title.browser';

afterEach(() => {
  document.title = '';
});

test.each([
  ['an existing title is reported at once, and only once', 'Contact', 'Error: Contact'],
  ['a title that comes after its page is reported when it comes', '', 'Contact'],
])('%s', async (_, before, after) => {
  document.title = before;
  const callback = jest.fn();
  whenTitled(callback);
  expect(callback).toHaveBeenCalledTimes(before ? 1 : 0);
  document.title = after;
  await Promise.resolve();
  expect(callback.mock.calls).toEqual([['Contact']]);
});

test('the error prefix is added to the title once, and can be removed', () => {
  document.title = 'Contact';
  const removePrefix = prefixTitleWithError();
  prefixTitleWithError();
  expect(document.title).toBe('Error: Contact');
  expect(ownTitle()).toBe('Contact');
  removePrefix();
  expect(document.title).toBe('Contact');
});

test.each(['Services', 'Fixing TypeError: what to do'])('the title of a page opened meanwhile stays: %s', (title) => {
  document.title = 'Contact';
  const removePrefix = prefixTitleWithError();
  document.title = title;
  removePrefix();
  expect(document.title).toBe(title);
});
