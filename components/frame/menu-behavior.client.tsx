'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { watchMenu } from '@/lib/menu/menu.browser';

/** Adds to the menu what popover and details cannot do (lib/menu/menu.browser.ts), and marks the link to the current page. */
export function MenuBehavior({ menuId, wideFrom }: { menuId: string; wideFrom: string }) {
  const pathname = usePathname();

  useEffect(() => {
    const menu = document.getElementById(menuId);
    return menu ? watchMenu(menu, wideFrom) : undefined;
  }, [menuId, wideFrom]);

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${menuId} a`)) {
      if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [menuId, pathname]);

  return null;
}
