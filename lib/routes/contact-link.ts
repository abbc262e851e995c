import type { enquiryServices } from '@/content/options';

/** The enquiry form with a service chosen beforehand: `/contact?service=IT%20Consulting`. */
export function contactLink(service: (typeof enquiryServices)[number]): string {
  return `/contact?service=${encodeURIComponent(service)}`;
}
