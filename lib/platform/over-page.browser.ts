declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** What gets the key first: a dialog, and the menu. */
const ABOVE = 'dialog[open], nav:popover-open';

/** Calls `onRequest` at Escape, and on Android at Back, where the browser has close watchers. Returns a function that stops it. */
export function onCloseRequest(onRequest: () => void): () => void {
  if (window.CloseWatcher) {
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', onRequest);
    return () => watcher.destroy();
  }
  const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing && !document.querySelector(ABOVE)) onRequest();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Calls `onCovered` when the focus goes to what is partly under `cover`. Returns a function that stops it. */
export function watchCoveredFocus(cover: Element, onCovered: () => void): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    // The browser scrolls to a focused element first.
    requestAnimationFrame(() => {
      // A press on empty space focuses `<main>`, which Tab never does.
      if (!(target instanceof HTMLElement) || target.tabIndex < 0 || cover.contains(target)) return;
      if (isCovered(target, cover)) onCovered();
    });
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}

function isCovered(element: Element, cover: Element): boolean {
  const one = element.getBoundingClientRect();
  const other = cover.getBoundingClientRect();
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
