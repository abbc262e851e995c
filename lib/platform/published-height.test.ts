/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { publishHeight, RESTING } from './published-height.browser';

const PROPERTY = '--note-height';
const published = () => getComputedStyle(document.documentElement).getPropertyValue(PROPERTY);

let resized = (_height: number) => {};

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = (blockSize) => {
        const sizes = [{ blockSize, inlineSize: 300 }];
        const entry = {
          target: document.body,
          contentRect: new DOMRect(),
          contentBoxSize: sizes,
          borderBoxSize: sizes,
        };
        callback([{ ...entry, devicePixelContentBoxSize: sizes }], this);
      };
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resized = () => {};
    }
  };
});
afterEach(() => jest.useRealTimers());

test('the style sheet computes the lower edge for the same elements', () => {
  const rule = `${RESTING.replaceAll(', ', ',\n')} {\n  --edge-lift:`;
  expect(readFileSync('components/theme/tokens.css', 'utf8')).toContain(rule);
});

test('the height of an element is a property of the page in the frame after a change, and none while it is hidden or no longer watched', () => {
  const element = document.createElement('div');
  const stop = publishHeight(element, PROPERTY);

  resized(48);
  expect(published()).toBe('');
  jest.advanceTimersToNextFrame();
  expect(published()).toBe('48px');

  resized(0);
  jest.advanceTimersToNextFrame();
  expect(published()).toBe('');

  resized(72);
  jest.advanceTimersToNextFrame();
  expect(published()).toBe('72px');
  resized(90);
  stop();
  jest.advanceTimersToNextFrame();
  expect(published()).toBe('');
});
