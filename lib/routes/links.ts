import type { enquiryServices } from '@/content/options';
import { CONTACT_PATH } from './paths';

/** A link as it stands in HTML. External ones open in a new tab. */
export type ResolvedLink = { href: string; isExternal: boolean };

/** Where a link of content leads: `booking` goes to the booking page, or to the contact page while there is none. */
export function resolveLink(to: string, bookingUrl: string | null): ResolvedLink {
  if (to !== 'booking') return { href: to, isExternal: /^https?:/.test(to) };
  return bookingUrl ? { href: bookingUrl, isExternal: true } : { href: CONTACT_PATH, isExternal: false };
}

/** The enquiry form with a service chosen beforehand, and the plan it is about: `/contact?service=IT%20Consulting`. */
export function contactLink(service: (typeof enquiryServices)[number], plan?: string): string {
  const link = `${CONTACT_PATH}?service=${encodeURIComponent(service)}`;
  return plan ? `${link}&plan=${plan}` : link;
}
