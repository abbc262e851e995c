/** @jest-environment jsdom */
import { searchParam } from './search-param.browser';

test('each new value is a history entry, and the same value again is none: Back would seem to do nothing', () => {
  const category = searchParam('category');
  const before = window.history.length;
  for (const value of ['Websites', 'Websites', null, null]) category.push(value);
  expect(window.history.length).toBe(before + 2);
});
