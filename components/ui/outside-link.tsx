import type { AnchorHTMLAttributes } from 'react';
import { NEW_TAB_ID } from '@/content/frame-ids';

/** A link to another site. It opens in a new tab, and a text of the frame tells screen readers so. */
export const OutsideLink = (attributes: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <a target="_blank" rel="noopener noreferrer" aria-describedby={NEW_TAB_ID} {...attributes} />
);
