import { site } from '@/content/site';
import { findOffer } from '@/lib/money/offers';
import type { EnquiryValues } from '@/lib/requests/enquiry-fields';
import { multiLine, singleLine } from './clean-text';
import { paragraphs } from './request-lines';

/**
 * The relay's parameters for an enquiry, to the letter of section 7. It takes any text, checked or not: no control
 * character and no line break gets from it into subject, name or address.
 */
export function composeEnquiry({ name, email, service, plan, message }: EnquiryValues, lines: readonly string[] = []) {
  const about = singleLine(service);
  const asked = findOffer(plan);
  const subjects = [`Service: ${about}`, ...(asked ? [`Plan: ${asked.mailLine}`] : [])];
  return {
    to_name: site.name,
    from_name: singleLine(name),
    from_email: singleLine(email),
    subject: `Contact Form Submission - ${about}`,
    message: paragraphs(subjects.join('\n'), multiLine(message), lines.join('\n')),
    to_email: site.emails.general,
  };
}
