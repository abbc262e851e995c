import type { AnchorHTMLAttributes } from 'react';
import { siteConfig } from '@/lib/config/site-config';
import { resolveLink } from '@/lib/routes/resolve-link';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** A link of content. An outside address opens in a new tab, and says so to those who cannot see it. */
export function SiteLink({ to, children, ...attributes }: Props) {
  const { href, isExternal } = resolveLink(to, siteConfig().bookingUrl);
  if (!isExternal) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
