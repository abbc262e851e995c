import type { enquiryServices } from '@/content/options';
import { CONTACT_PATH } from './paths';

/** The enquiry form with a service chosen beforehand: `/contact?service=IT%20Consulting`. */
export function contactLink(service: (typeof enquiryServices)[number]): string {
  return `${CONTACT_PATH}?service=${encodeURIComponent(service)}`;
}
