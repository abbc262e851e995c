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

test('only changes of the given keys are reported', () => {
  change('deviceId');
  expect(onChange).not.toHaveBeenCalled();
  change('consent');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a storage that another tab clears is reported: its event has no key', () => {
  change(null);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a page that is back from the back/forward cache counts as changed, a loaded one does not', () => {
  show(false);
  expect(onChange).not.toHaveBeenCalled();
  show(true);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('after stop nothing is reported', () => {
  stop();
  change('consent');
  show(true);
  expect(onChange).not.toHaveBeenCalled();
});
