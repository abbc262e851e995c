'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { watchMenu } from '@/lib/menu/menu.browser';

/** What the menu needs beyond the platform (lib/menu/menu.browser.ts), and the mark on the link of the page one is on. */
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
