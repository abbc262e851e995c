import { openUnderPointer } from './open-under-pointer.browser';

/**
 * What the site's menu does beyond popover and details: Escape, a press elsewhere and a focus that goes on close an open
 * submenu, Escape also hides one that only the pointer holds open, following a link closes everything; in the open panel
 * focus goes round, and the title of the submenu that opens stays in sight.
 * `wideFrom` is the width from which the menu stands in the page: the panel closes there. Returns stop.
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

  /** Only under the pointer: it is the pointer's leaving that ends it. */
  const dismissHovered = () => {
    const hovered = menu.querySelector('li:hover:has(> details)');
    hovered?.setAttribute('data-dismissed', '');
    hovered?.addEventListener('pointerleave', () => hovered.removeAttribute('data-dismissed'), { once: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // WebKit gives Shift+Tab of automated keyboards no name.
    if ([event.key, event.code].includes('Tab') && isPanelOpen()) keepFocusInside(menu, event);
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

  /** A keyboard that goes on past a submenu would come to links that it covers. In the panel nothing is covered. */
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

  /** The submenu that closes above takes its height along, and with it what was just pressed. */
  const onUnfold = ({ target, newState }: ToggleEvent) => {
    if (newState !== 'open' || !isPanelOpen() || !(target instanceof HTMLDetailsElement)) return;
    target.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  };

  const wide = window.matchMedia(`(min-width: ${wideFrom})`);
  wide.addEventListener('change', closePanel);
  const stopOpening = openUnderPointer(menu, wide);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onPointerDown);
  menu.addEventListener('focusout', onFocusOut);
  menu.addEventListener('click', onClick);
  menu.addEventListener('toggle', onToggle);
  // The toggle of a submenu does not bubble.
  menu.addEventListener('toggle', onUnfold, { capture: true });
  return () => {
    stopOpening();
    wide.removeEventListener('change', closePanel);
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('pointerdown', onPointerDown);
    menu.removeEventListener('focusout', onFocusOut);
    menu.removeEventListener('click', onClick);
    menu.removeEventListener('toggle', onToggle);
    menu.removeEventListener('toggle', onUnfold, { capture: true });
  };
}

/** Tab behind the last element of the panel goes to its first, and back. */
function keepFocusInside(menu: HTMLElement, event: KeyboardEvent) {
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
