import type { AnchorHTMLAttributes } from 'react';
import { siteConfig } from '@/lib/config/site-config';
import { resolveLink } from '@/lib/routes/links';
import { OutsideLink } from './outside-link';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** A link of content. Other sites open in a new tab. */
export function SiteLink({ to, ...attributes }: Props) {
  const { href, isExternal } = resolveLink(to, siteConfig().bookingUrl);
  return isExternal ? <OutsideLink href={href} {...attributes} /> : <a href={href} {...attributes} />;
}
