/** @jest-environment jsdom */
import { ownTitle, prefixTitleWithError, whenTitled } from './page-title.browser';

afterEach(() => {
  document.title = '';
});

test('a title that is there is said at once, and only once', async () => {
  document.title = 'Contact';
  const say = jest.fn();
  whenTitled(say);
  document.title = 'Error: Contact';
  await Promise.resolve();
  expect(say.mock.calls).toEqual([['Contact']]);
});

test('one that comes after its page is said when it comes', async () => {
  const say = jest.fn();
  whenTitled(say);
  expect(say).not.toHaveBeenCalled();
  document.title = 'Contact';
  await Promise.resolve();
  expect(say.mock.calls).toEqual([['Contact']]);
});

test('a page that is left before its title came says nothing', async () => {
  const say = jest.fn();
  whenTitled(say)();
  document.title = 'Contact';
  await Promise.resolve();
  expect(say).not.toHaveBeenCalled();
});

test('a title tells of errors once, and the page keeps its own', () => {
  document.title = 'Contact';
  const right = prefixTitleWithError();
  prefixTitleWithError();
  expect(document.title).toBe('Error: Contact');
  expect(ownTitle()).toBe('Contact');
  right();
  expect(document.title).toBe('Contact');
});

test('errors that are gone leave the title of a page that was opened meanwhile', () => {
  document.title = 'Contact';
  const right = prefixTitleWithError();
  document.title = 'Services';
  right();
  expect(document.title).toBe('Services');
});

test('a title that speaks of errors itself is left alone', () => {
  document.title = 'Fixing TypeError: what to do';
  prefixTitleWithError()();
  expect(document.title).toBe('Fixing TypeError: what to do');
});
