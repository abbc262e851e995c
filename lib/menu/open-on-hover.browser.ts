/**
 * Opens a submenu under the mouse in browsers without `::details-content` (before Chrome 131, Safari 18.4, Firefox 143). A press
 * on its arrow keeps it open. Returns a function that stops it.
 */
export function openOnHover(menu: HTMLElement, wide: Pick<MediaQueryList, 'matches'>): () => void {
  if (CSS.supports('selector(::details-content)')) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  for (const submenu of menu.querySelectorAll('details')) {
    let isOpenedByHover = false;
    const onEnter = ({ pointerType }: PointerEvent) => {
      if (!wide.matches || pointerType !== 'mouse' || submenu.open) return;
      submenu.open = true;
      isOpenedByHover = true;
    };
    const onLeave = () => {
      if (isOpenedByHover) submenu.open = false;
      isOpenedByHover = false;
    };
    const onPress = (event: Event) => {
      if (isOpenedByHover && submenu.open) event.preventDefault();
      isOpenedByHover = false;
    };
    submenu.parentElement?.addEventListener('pointerenter', onEnter, { signal });
    submenu.parentElement?.addEventListener('pointerleave', onLeave, { signal });
    submenu.querySelector('summary')?.addEventListener('click', onPress, { signal });
  }
  return () => listening.abort();
}
