import { enquiryFields } from '@/content/forms/enquiry';
import { enquiryServices } from '@/content/options';
import { site } from '@/content/site';
import { findOffer } from '@/lib/money/offers';
import type { Prefill } from './draft';
import { defineForm } from './form-definition';
import { multiLine } from './mail/clean-text';
import { mailParts } from './mail/mail-parts';

export const enquiryForm = defineForm({
  id: 'enquiry',
  fields: enquiryFields,
  compose(values, lines) {
    const { sender, text, message } = mailParts(enquiryFields, values, lines, {
      plan: (id) => findOffer(id)?.mailLine ?? '',
    });
    return {
      ...sender,
      subject: `Contact Form Submission - ${text('service')}`,
      message,
      to_email: site.emails.general,
    };
  },
});

/** Reads `?service=`, `?plan=` and `?message=`. A link with a service and no plan clears the plan of an older draft. */
export function enquiryPrefill(search: string): Prefill {
  const query = new URLSearchParams(search);
  const service = enquiryServices.find((name) => name === query.get('service'));
  const plan = findOffer(query.get('plan') ?? '');
  const message = multiLine(query.get('message') ?? '');
  return {
    source: search,
    chosen: { ...(service && { service: [service], plan: [] }), ...(plan && { plan: [plan.id] }) },
    offered: message !== '' && message.length <= enquiryFields.message.maxLength ? { message: [message] } : {},
  };
}
