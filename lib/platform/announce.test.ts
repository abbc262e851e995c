/** @jest-environment jsdom */
import { announce } from './announce.browser';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<dialog><p data-announcer></p></dialog><p data-announcer></p>';
});

const [inDialog, inPage] = [0, 1].map(
  (index) => () => document.querySelectorAll('[data-announcer]')[index]?.textContent,
);

test('in an open dialog, which hides the page from screen readers, it is said in the dialog', () => {
  document.querySelector('dialog')?.setAttribute('open', '');
  announce('Submitting…');
  expect([inDialog?.(), inPage?.()]).toEqual(['Submitting…', '']);
});

test('ten seconds after the last sentence nothing is left to be read at the end of the page', () => {
  announce('Slide 2 of 5');
  jest.advanceTimersByTime(9000);
  announce('Slide 3 of 5');
  jest.advanceTimersByTime(9999);
  expect(inPage?.()).toBe('Slide 3 of 5');
  jest.advanceTimersByTime(1);
  expect(inPage?.()).toBe('');
});
