import { enquiryServices } from '@/content/options';
import { multiLine } from '@/lib/mail/clean-text';
import { enquiryLimits } from './enquiry-fields';
import type { Prefill } from './first-entries';

/** `?service=` and `?message=` of a link to the contact page, as far as the form could take them; the rest is ignored. */
export function enquiryPrefill(search: string): Prefill {
  const query = new URLSearchParams(search);
  const service = enquiryServices.find((name) => name === query.get('service'));
  const message = multiLine(query.get('message') ?? '');
  return {
    source: search,
    chosen: service ? { service: [service] } : {},
    offered: message !== '' && message.length <= enquiryLimits.message ? { message: [message] } : {},
  };
}
