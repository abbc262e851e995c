import { closestTo } from '@/lib/platform/events';
/**
 * Keeps one item open in a list of `<details>` marked `data-keep-one-open`: a click on the open item's summary does not
 * close it (specification, section 4). Returns stop.
 */
export function keepOneOpen(): () => void {
  const keepOpen = (event: Event) => {
    const summary = closestTo(event, '[data-keep-one-open] summary');
    if (summary?.parentElement?.hasAttribute('open')) event.preventDefault();
  };
  document.addEventListener('click', keepOpen);
  return () => document.removeEventListener('click', keepOpen);
}
