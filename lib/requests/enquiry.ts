import { enquiryFields } from '@/content/forms/enquiry';
import { enquiryServices } from '@/content/options';
import { site } from '@/content/site';
import { unreadTexts } from '@/content/texts/messages';
import { findOffer, offers } from '@/lib/money/offers';
import { decodedText, findNamed } from '@/lib/platform/link-query';
import type { Prefill } from './draft';
import { defineForm } from './form-definition';
import { visibleText } from './mail/clean-text';
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

const planIds = offers.map(({ id }) => id);

/** Reads `?service=`, `?plan=` and `?message=`. A link with a service and no plan clears the plan of an older draft. */
export function enquiryPrefill(search: string): Prefill {
  const query = new URLSearchParams(search);
  const asked = {
    service: query.get('service') ?? '',
    plan: query.get('plan') ?? '',
    message: visibleText(decodedText(query.get('message') ?? '')),
  };
  const service = findNamed(enquiryServices, asked.service);
  const plan = findNamed(planIds, asked.plan);
  const message = asked.message.length <= enquiryFields.message.maxLength && asked.message;
  const read = { service, plan, message };
  return {
    source: search,
    chosen: { ...(service && { service: [service], plan: [] }), ...(plan && { plan: [plan] }) },
    offered: message ? { message: [message] } : {},
    step: 0,
    unread: (['service', 'plan', 'message'] as const)
      .filter((name) => asked[name] && !read[name])
      .map((name) => unreadTexts[name]),
  };
}
