/** The closest element that matches: the event's target or one of its ancestors; null if there is none. */
export function closestTo<Found extends Element>({ target }: Pick<Event, 'target'>, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** Whether a click asks to open a link here. Other buttons and modifier keys ask for a tab, a window or a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** Whether a press on a dialog is beside its box. A press on its scroll bar, part of the box, has the same target. */
export function isBesideBox(
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
  dialog: Element,
) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Whether the browser uses the key itself: with one of these modifiers an arrow key goes back a page or jumps over a word. */
export function isBrowserShortcut({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) {
  return altKey || ctrlKey || metaKey;
}

/** Whether the focus leaves an element for `next`. Ancestors do not count: a press on empty space focuses the nearest one. */
export function isFocusLeaving(element: Element, next: EventTarget | null): boolean {
  return next instanceof Element && !element.contains(next) && !next.contains(element);
}
