import { type Bill, countedLines } from '@/lib/bill/bill';
import { findOffer } from '@/lib/money/offers';
import { contactLink, ENQUIRY_ID } from '@/lib/routes/links';
import { CONTACT_PATH } from '@/lib/routes/paths';
import { serviceOfPlans } from './plan-request';

/** The contact form for a bill, in view with the bill in its message. It has a service selected if all lines belong to one. */
export function billContactLink(bill: Bill): string {
  const services = new Set(
    countedLines(bill).map((line) => {
      const offer = line.kind === 'plan' ? findOffer(line.id) : undefined;
      return offer ? serviceOfPlans(offer.group) : 'Managed Services';
    }),
  );
  const [service] = services;
  return `${service && services.size === 1 ? contactLink(service) : CONTACT_PATH}#${ENQUIRY_ID}`;
}
