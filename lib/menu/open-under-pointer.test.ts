/** @jest-environment jsdom */
import { openUnderPointer } from './open-under-pointer.browser';

let stop = () => {};

/** A menu with one submenu, in a window that is wide or not, in a browser whose sheet shows closed details or does not. */
function watch({ isWide = true, hasContentSelector = false } = {}) {
  document.body.innerHTML =
    '<nav><li><a href="/services">Services</a><details><summary></summary></details></li></nav>';
  Object.assign(window, { CSS: { supports: () => hasContentSelector } });
  const wide = Object.assign(new EventTarget(), { matches: isWide, media: '', onchange: null });
  stop = openUnderPointer(
    document.querySelector('nav') ?? document.body,
    Object.assign(wide, { addListener() {}, removeListener() {} }),
  );
}

afterEach(() => stop());

const submenu = () => document.querySelector('details');

function point(type: 'pointerenter' | 'pointerleave', pointerType = 'mouse') {
  document.querySelector('li')?.dispatchEvent(Object.assign(new Event(type), { pointerType }));
}

test('a submenu opens under the mouse and closes as it leaves', () => {
  watch();
  point('pointerenter');
  expect(submenu()).toHaveAttribute('open');
  point('pointerleave');
  expect(submenu()).not.toHaveAttribute('open');
});

test('one whose arrow is pressed under the mouse stays open, and the next press closes it', () => {
  watch();
  point('pointerenter');
  const arrow = document.querySelector('summary');
  arrow?.click();
  point('pointerleave');
  expect(submenu()).toHaveAttribute('open');
  arrow?.click();
  expect(submenu()).not.toHaveAttribute('open');
});

test('one that was open before is not the mouse’s to close', () => {
  watch();
  submenu()?.setAttribute('open', '');
  point('pointerenter');
  point('pointerleave');
  expect(submenu()).toHaveAttribute('open');
});

test.each([
  ['under a finger', {}, 'touch'],
  ['in the panel of a narrow window', { isWide: false }, 'mouse'],
  ['where the style sheet does it', { hasContentSelector: true }, 'mouse'],
])('none opens %s', (_, surroundings, pointerType) => {
  watch(surroundings);
  point('pointerenter', pointerType);
  expect(submenu()).not.toHaveAttribute('open');
});
