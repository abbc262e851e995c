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

test.each([
  [1, 'a change of a given key', () => change('consent')],
  [0, 'a change of another key', () => change('deviceId')],
  [1, 'a storage that another tab clears (its event has no key)', () => change(null)],
  [1, 'a page that is back from the back/forward cache', () => show(true)],
  [0, 'a page that is loaded', () => show(false)],
])('%d changes are reported for %s', (times, _, happen) => {
  happen();
  expect(onChange).toHaveBeenCalledTimes(times);
});
