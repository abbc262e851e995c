/** @jest-environment jsdom */
import { browserClock } from './clock';
import { openTarget, watchResizing } from './page-signals.browser';

beforeEach(() => jest.useFakeTimers());

const root = document.documentElement;
const resize = () => window.dispatchEvent(new Event('resize'));

test('nothing animates during a resize and for 250 ms after it', () => {
  const stop = watchResizing(browserClock);
  expect(root).not.toHaveAttribute('data-resizing');
  resize();
  jest.advanceTimersByTime(200);
  resize();
  jest.advanceTimersByTime(249);
  expect(root).toHaveAttribute('data-resizing');
  jest.advanceTimersByTime(1);
  expect(root).not.toHaveAttribute('data-resizing');
  stop();
});

test.each([
  ['#one-sum.', 'one-sum'],
  ['#One-Sum%E2%80%9D', 'one-sum'],
  // Browsers lead there by themselves.
  ['#one-sum', undefined],
])('an address that ends in %s leads to the place %s of the page', (hash, place) => {
  document.body.innerHTML = '<main><section id="one-sum"></section></main>';
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  window.history.replaceState(null, '', `/${hash}`);
  openTarget();
  expect(scrolled).toEqual(place ? [place] : []);
  root.toggleAttribute('data-scrolled', true);
  openTarget();
  expect(scrolled).toEqual(place ? [place] : []);
  root.removeAttribute('data-scrolled');
});
