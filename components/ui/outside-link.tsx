import type { AnchorHTMLAttributes } from 'react';

/** A link to another site: it opens in a new tab, and says so to those who cannot see it. */
export function OutsideLink({ children, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
