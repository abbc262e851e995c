import { closestTo } from '@/lib/platform/events';
/**
 * In a list of details marked `data-keep-one-open`, the open one does not close by a press of its own summary: opening
 * another is what closes it (specification, section 4: exactly one item is open). Returns stop.
 */
export function keepOneOpen(): () => void {
  const stay = (event: Event) => {
    const summary = closestTo(event, '[data-keep-one-open] summary');
    if (summary?.parentElement?.hasAttribute('open')) event.preventDefault();
  };
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}
