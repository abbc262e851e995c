import type { enquiryServices } from '@/content/options';
import { CONTACT_PATH } from './paths';

/** The heading of the enquiry form, which a link can show at once. */
export const ENQUIRY_ID = 'enquiry-heading';

/** A link as in HTML. External ones open in a new tab. */
type ResolvedLink = { href: string; isExternal: boolean };

/** Resolves a link of content: `booking` leads to the booking page, or to the contact page if none is configured. */
export function resolveLink(to: string, bookingUrl: string | null): ResolvedLink {
  if (to !== 'booking') return { href: to, isExternal: /^https?:/.test(to) };
  return bookingUrl ? { href: bookingUrl, isExternal: true } : { href: CONTACT_PATH, isExternal: false };
}

/** A link to the enquiry form that preselects a service and, if given, names a plan: `/contact?service=IT%20Consulting`. */
export function contactLink(service: (typeof enquiryServices)[number], plan?: string): string {
  const link = `${CONTACT_PATH}?service=${encodeURIComponent(service)}`;
  return plan ? `${link}&plan=${plan}` : link;
}
