import type { AnchorHTMLAttributes } from 'react';

/** A link to another site. It opens in a new tab, and tells screen readers so. */
export function OutsideLink({ children, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      {/* A common space would go where the link is a flex container. */}
      <span className="visually-hidden">{'\u00a0(opens in a new tab)'}</span>
    </a>
  );
}
