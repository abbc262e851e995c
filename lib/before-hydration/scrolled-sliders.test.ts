/** @jest-environment jsdom */
import { restoreScrolledSliders } from './scrolled-sliders.browser';

const heard: string[] = [];
restoreScrolledSliders();
document.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && heard.push(target.value));

/** Puts a finger down on a slider at 10, which the browser sets to 80, and ends the touch. */
function touch(end: 'pointerup' | 'pointercancel') {
  document.body.innerHTML = '<input type="range" max="100" value="10">';
  heard.length = 0;
  const slider = document.querySelector('input');
  if (!slider) throw new Error('The page has no slider.');
  slider.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  slider.value = '80';
  slider.dispatchEvent(new Event(end, { bubbles: true }));
  return slider.value;
}

test('a slider whose touch became a scroll takes its old value back, and its figures hear of it', () => {
  expect(touch('pointercancel')).toBe('10');
  expect(heard).toEqual(['10']);
});

test('a tap sets a slider', () => {
  expect(touch('pointerup')).toBe('80');
  expect(heard).toEqual([]);
});
