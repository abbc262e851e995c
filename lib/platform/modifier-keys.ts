type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Whether a key is the browser's own: with one of these held, an arrow goes back a page or jumps over a word. */
export function isBrowserShortcut({ altKey, ctrlKey, metaKey }: Keys): boolean {
  return altKey || ctrlKey || metaKey;
}
