import { openOnHover } from './open-on-hover.browser';

/**
 * Adds to the menu what popovers and details cannot do. Escape, a press outside and the focus moving on close a submenu;
 * Escape also hides a submenu that is only hovered; following a link closes everything. In the panel of narrow windows the
 * focus is trapped, and the title of a submenu that opens is scrolled into view. Returns stop.
 *
 * @param wideFrom the window width from which the menu is part of the header; the panel closes there
 */
export function watchMenu(menu: HTMLElement, wideFrom: string): () => void {
  const submenus = () => [...menu.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const isPanelOpen = () => menu.matches(':popover-open');

  const closeSubmenus = () => {
    for (const submenu of submenus()) submenu.open = false;
  };

  const closePanel = () => {
    if (isPanelOpen()) menu.hidePopover();
  };

  /** Hides a hovered submenu until the pointer leaves it. */
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

  const onPointerDown = (event: PointerEvent) => {
    if (isPanelOpen()) return;
    for (const submenu of submenus()) {
      if (event.target instanceof Node && !submenu.contains(event.target)) submenu.open = false;
    }
  };

  /** Closes a submenu when the focus moves on, because it covers the links that come next. In the panel it covers nothing. */
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (isPanelOpen() || !(relatedTarget instanceof Node)) return;
    for (const submenu of submenus()) if (!submenu.contains(relatedTarget)) submenu.open = false;
  };

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a'))) return;
    closeSubmenus();
    dismissHovered();
    closePanel();
  };

  const onToggle = (event: ToggleEvent) => {
    if (event.newState !== 'open') closeSubmenus();
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
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  menu.addEventListener('focusout', onFocusOut, { signal });
  menu.addEventListener('click', onClick, { signal });
  menu.addEventListener('toggle', onToggle, { signal });
  // The toggle event of a submenu does not bubble.
  menu.addEventListener('toggle', onUnfold, { capture: true, signal });
  return () => {
    stopHover();
    listening.abort();
  };
}

/** Tab on the last element of the panel moves to the first, and Shift+Tab back. */
function trapFocus(menu: HTMLElement, event: KeyboardEvent) {
  const focusable = [...menu.querySelectorAll<HTMLElement>('a, button, summary')].filter(
    (element) => !element.closest('details:not([open]) > :not(summary)'),
  );
  const first = focusable.at(0);
  const last = focusable.at(-1);
  const current = document.activeElement;
  const isOutside = !menu.contains(current);
  if (!event.shiftKey && (current === last || isOutside)) {
    event.preventDefault();
    first?.focus();
  } else if (event.shiftKey && (current === first || isOutside)) {
    event.preventDefault();
    last?.focus();
  }
}
