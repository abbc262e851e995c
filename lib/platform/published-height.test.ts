/** @jest-environment jsdom */
import { publishHeight } from './published-height.browser';

const PROPERTY = '--note-height';
const published = () => document.documentElement.style.getPropertyValue(PROPERTY);

let resized = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resized = () => {};
    }
  };
});
afterEach(() => jest.useRealTimers());

test('the height of an element is a property of the page in the frame after a change, and none while it is hidden or no longer watched', () => {
  const element = document.createElement('div');
  let height = 48;
  Object.defineProperty(element, 'offsetHeight', { get: () => height });
  const change = (to: number) => {
    height = to;
    resized();
  };
  const stop = publishHeight(element, PROPERTY);

  change(48);
  expect(published()).toBe('');
  jest.advanceTimersToNextFrame();
  expect(published()).toBe('48px');

  change(0);
  jest.advanceTimersToNextFrame();
  expect(published()).toBe('');

  change(72);
  jest.advanceTimersToNextFrame();
  expect(published()).toBe('72px');
  change(90);
  stop();
  jest.advanceTimersToNextFrame();
  expect(published()).toBe('');
});
