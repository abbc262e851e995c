import { closestTo } from '@/lib/platform/events';

/** Gives a slider its old value back when the finger that set it scrolls on. In the boot script: the first touch often scrolls. */
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
