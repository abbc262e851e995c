/**
 * Opens a submenu under the mouse where the style sheet cannot: browsers that know no `::details-content` (before Chrome
 * 131, Safari 18.4, Firefox 143) show of closed details nothing at all. A press on its arrow keeps it open. Returns stop.
 */
export function openUnderPointer(menu: HTMLElement, wide: MediaQueryList): () => void {
  if (CSS.supports('selector(::details-content)')) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  for (const submenu of menu.querySelectorAll('details')) {
    let isHeldByPointer = false;
    const item = submenu.parentElement;
    item?.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (!wide.matches || pointerType !== 'mouse' || submenu.open) return;
        submenu.open = true;
        isHeldByPointer = true;
      },
      { signal },
    );
    item?.addEventListener(
      'pointerleave',
      () => {
        if (isHeldByPointer) submenu.open = false;
        isHeldByPointer = false;
      },
      { signal },
    );
    submenu.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        if (isHeldByPointer && submenu.open) event.preventDefault();
        isHeldByPointer = false;
      },
      { signal },
    );
  }
  return () => listening.abort();
}
