import { closestTo } from '@/lib/platform/events';

/**
 * A finger that scrolls past a slider sets it, before the browser knows that it scrolls and cancels the pointer: the slider takes
 * its old value back. Here, and not in the sliders' client parts, because the first touch of a page often is such a scroll.
 */
export function restoreScrolledSliders(): void {
  let before = '';
  document.addEventListener('pointerdown', (event) => {
    before = closestTo<HTMLInputElement>(event, 'input')?.value ?? '';
  });
  document.addEventListener('pointercancel', (event) => {
    const input = closestTo<HTMLInputElement>(event, 'input');
    if (input?.type !== 'range') return;
    input.value = before;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
