import type { AnchorHTMLAttributes } from 'react';

/** A link to another site. It opens in a new tab, and tells screen readers so. */
export function OutsideLink({ children, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
