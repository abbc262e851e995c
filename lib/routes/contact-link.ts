import type { enquiryServices } from '@/content/options';
import { CONTACT_PATH } from './paths';

/** The enquiry form with a service chosen beforehand, and the plan it is about: `/contact?service=IT%20Consulting`. */
export function contactLink(service: (typeof enquiryServices)[number], plan?: string): string {
  const link = `${CONTACT_PATH}?service=${encodeURIComponent(service)}`;
  return plan ? `${link}&plan=${plan}` : link;
}
