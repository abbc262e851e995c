import { closestTo } from '@/lib/platform/events';

/**
 * Adds what popovers and details cannot do. Escape, a press outside and the focus moving on close a submenu; following a link
 * closes all. The panel of narrow windows traps the focus, scrolls to the title of an opening submenu, and closes on Back and
 * Forward, and in windows as wide as `wideFrom`. Returns a function that stops it.
 */
export function watchMenu(menu: HTMLElement, wideFrom: string): () => void {
  const submenus = () => [...menu.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const isPanelOpen = () => menu.matches(':popover-open');

  /** Closes the open submenus without `target` inside. In the panel they stay, because they cover nothing there. */
  const closeWithout = (target: EventTarget | null) => {
    if (isPanelOpen() || !(target instanceof Node)) return;
    for (const submenu of submenus()) if (!submenu.contains(target)) submenu.open = false;
  };

  const closeSubmenus = () => {
    for (const submenu of submenus()) submenu.open = false;
  };

  const closePanel = () => {
    if (isPanelOpen()) menu.hidePopover();
  };

  const dismissHovered = () => {
    const hovered = menu.querySelector('li:hover:has(> details)');
    hovered?.setAttribute('data-dismissed', '');
    hovered?.addEventListener('pointerleave', () => hovered.removeAttribute('data-dismissed'), { once: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Automated WebKit sends Shift+Tab without a `key`.
    if ([event.key, event.code].includes('Tab') && isPanelOpen()) trapFocus(menu, event);
    if (event.key !== 'Escape' || isPanelOpen()) return;
    dismissHovered();
    for (const submenu of submenus()) {
      const hadFocus = submenu.contains(document.activeElement);
      submenu.open = false;
      if (hadFocus) submenu.querySelector('summary')?.focus();
    }
  };

  const onClick = (event: MouseEvent) => {
    if (!closestTo(event, 'a')) return;
    closeSubmenus();
    dismissHovered();
    closePanel();
  };

  /** When a submenu further up closes, the one just opened moves up, possibly out of view. */
  const onUnfold = ({ target, newState }: ToggleEvent) => {
    if (newState !== 'open' || !isPanelOpen() || !(target instanceof HTMLDetailsElement)) return;
    target.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  };

  const wide = window.matchMedia(`(min-width: ${wideFrom})`);
  const stopHover = openOnHover(menu, wide);
  const listening = new AbortController();
  const { signal } = listening;
  wide.addEventListener('change', closePanel, { signal });
  window.addEventListener('popstate', closePanel, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('pointerdown', ({ target }) => closeWithout(target), { signal });
  menu.addEventListener('focusout', ({ relatedTarget }) => closeWithout(relatedTarget), { signal });
  menu.addEventListener('click', onClick, { signal });
  menu.addEventListener('toggle', ({ newState }) => newState === 'closed' && closeSubmenus(), { signal });
  // The toggle event of a submenu does not bubble.
  menu.addEventListener('toggle', onUnfold, { capture: true, signal });
  return () => {
    stopHover();
    listening.abort();
  };
}

/** Tab on the last element of the panel moves to the first, and Shift+Tab back. Neither is in a submenu. */
function trapFocus(menu: HTMLElement, event: KeyboardEvent) {
  const focusable = [...menu.querySelectorAll<HTMLElement>('a, button')];
  const [edge, opposite] = event.shiftKey ? [focusable.at(0), focusable.at(-1)] : [focusable.at(-1), focusable.at(0)];
  const current = document.activeElement;
  if (current !== edge && menu.contains(current)) return;
  event.preventDefault();
  opposite?.focus();
}

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
