/** @jest-environment jsdom */
import { watchStoredKeys } from './storage.browser';

let onChange: jest.Mock;
let stop: () => void;

beforeEach(() => {
  onChange = jest.fn();
  stop = watchStoredKeys(['consent'], onChange);
});
afterEach(() => stop());

const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('a change of another key in another tab is not told', () => {
  change('deviceId');
  expect(onChange).not.toHaveBeenCalled();
  change('consent');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a storage that another tab clears is told: it names no key', () => {
  change(null);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a page that comes back from the back/forward cache looks again, one that is loaded does not', () => {
  show(false);
  expect(onChange).not.toHaveBeenCalled();
  show(true);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('after stop nothing is told', () => {
  stop();
  change('consent');
  show(true);
  expect(onChange).not.toHaveBeenCalled();
});
