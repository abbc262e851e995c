/**
 * Whether the focus goes on to something outside an element. What the element itself lies in does not count: a press on
 * bare ground gives the focus to the nearest ancestor that takes it.
 */
export function isFocusLeaving(element: Element, next: EventTarget | null): boolean {
  return next instanceof Element && !element.contains(next) && !next.contains(element);
}
