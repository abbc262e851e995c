import { enquiryServices } from '@/content/options';
import { findOffer } from '@/lib/money/offers';
import { enquiryLimits } from './enquiry-fields';
import type { Prefill } from './initial-values';
import { multiLine } from './mail/clean-text';

/**
 * `?service=`, `?plan=` and `?message=` of a link to the contact page, as far as the form could take them; the rest is
 * ignored. A link to a service that names no plan is about none: an older one does not stay beside it.
 */
export function enquiryPrefill(search: string): Prefill {
  const query = new URLSearchParams(search);
  const service = enquiryServices.find((name) => name === query.get('service'));
  const plan = findOffer(query.get('plan') ?? '');
  const message = multiLine(query.get('message') ?? '');
  return {
    source: search,
    chosen: { ...(service && { service: [service], plan: [] }), ...(plan && { plan: [plan.id] }) },
    offered: message !== '' && message.length <= enquiryLimits.message ? { message: [message] } : {},
  };
}
