import { type Bill, countedLines } from '@/lib/bill/bill';
import { findOffer } from '@/lib/money/offers';
import { contactLink, ENQUIRY_ID } from '@/lib/routes/links';
import { serviceOfPlans } from './plan-request';

/** The service of the contact form that all lines of a bill belong to; 'Other' where they belong to several. */
export function billService(bill: Bill) {
  const services = new Set(
    countedLines(bill).map((line) => {
      const offer = line.kind === 'plan' ? findOffer(line.id) : undefined;
      return offer ? serviceOfPlans(offer.group) : 'Managed Services';
    }),
  );
  const [service] = services;
  return service && services.size === 1 ? service : 'Other';
}

/** The contact form for a bill, in view with the bill in its message, and with the bill's service selected. */
export function billContactLink(bill: Bill): string {
  return `${contactLink(billService(bill))}#${ENQUIRY_ID}`;
}
