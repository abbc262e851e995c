/** @jest-environment jsdom */
import { openOnHover } from './menu.browser';

let stop = () => {};

/** A menu with one submenu, in a wide or narrow window, in a browser with or without `::details-content`. */
function watch({ isWide = true, hasContentSelector = false } = {}) {
  document.body.innerHTML =
    '<nav><li><a href="/services">Services</a><details><summary></summary></details></li></nav>';
  Object.assign(window, { CSS: { supports: () => hasContentSelector } });
  stop = openOnHover(document.body, { matches: isWide });
}

afterEach(() => stop());

const submenu = () => document.querySelector('details');

function point(type: 'pointerenter' | 'pointerleave', pointerType = 'mouse') {
  document.querySelector('li')?.dispatchEvent(Object.assign(new Event(type), { pointerType }));
}

test('a submenu opens when the mouse enters and closes when it leaves', () => {
  watch();
  point('pointerenter');
  expect(submenu()).toHaveAttribute('open');
  point('pointerleave');
  expect(submenu()).not.toHaveAttribute('open');
});

test('a press on the arrow keeps the submenu open, and the next press closes it', () => {
  watch();
  point('pointerenter');
  const arrow = document.querySelector('summary');
  arrow?.click();
  point('pointerleave');
  expect(submenu()).toHaveAttribute('open');
  arrow?.click();
  expect(submenu()).not.toHaveAttribute('open');
});

test.each([
  ['on a touch', {}, 'touch'],
  ['in the panel of a narrow window', { isWide: false }, 'mouse'],
  ['in a browser where the style sheet does it', { hasContentSelector: true }, 'mouse'],
])('no submenu opens %s', (_, surroundings, pointerType) => {
  watch(surroundings);
  point('pointerenter', pointerType);
  expect(submenu()).not.toHaveAttribute('open');
});
