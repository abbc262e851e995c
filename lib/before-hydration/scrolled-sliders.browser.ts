import { closestTo } from '@/lib/platform/events';

/**
 * A finger that scrolls past a slider sets it, before the browser knows that it scrolls and cancels the pointer: the slider takes
 * its old value back. Here, and not in the sliders' client parts, because the first touch of a page often is such a scroll.
 */
export function restoreScrolledSliders(): void {
  let valueBefore = '';
  const onSlider = (type: string, listener: (slider: HTMLInputElement) => void) =>
    document.addEventListener(type, (event) => {
      const slider = closestTo<HTMLInputElement>(event, '[type="range"]');
      if (slider) listener(slider);
    });
  onSlider('pointerdown', ({ value }) => {
    valueBefore = value;
  });
  onSlider('pointercancel', (slider) => {
    slider.value = valueBefore;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
