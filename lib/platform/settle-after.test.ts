/** @jest-environment jsdom */
import { settleAfter } from './settle-after.browser';

const DELAY_MS = 500;

let settle: jest.Mock;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<a href="#next"><b>Next</b></a><button type="button">Add</button>';
  settle = jest.fn();
  stop = settleAfter(DELAY_MS, settle);
});
afterEach(() => stop());

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('a change settles after the delay, once', () => {
  jest.advanceTimersByTime(DELAY_MS - 1);
  expect(settle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  press('b');
  expect(settle).toHaveBeenCalledTimes(1);
});

test('a click on a link settles the change before the link is followed, and only once', () => {
  document.querySelector('a')?.addEventListener('click', () => expect(settle).toHaveBeenCalledTimes(1));
  expect.assertions(2);
  press('b');
  jest.advanceTimersByTime(DELAY_MS);
  expect(settle).toHaveBeenCalledTimes(1);
});

test('a click on anything else settles nothing, and a canceled change never settles', () => {
  press('button');
  expect(settle).not.toHaveBeenCalled();
  stop();
  press('b');
  jest.advanceTimersByTime(DELAY_MS);
  expect(settle).not.toHaveBeenCalled();
});
