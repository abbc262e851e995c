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
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector(ABOVE)) onRequest();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
