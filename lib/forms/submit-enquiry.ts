import type { Clock } from '@/lib/browser/clock';
import type { MailConfig } from '@/lib/config/public-config';
import { composeEnquiry } from '@/lib/mail/compose-enquiry';
import { loadEmailJs } from '@/lib/mail/emailjs-transport';
import { SEND_TIMEOUT_MS, sendMail } from '@/lib/mail/send-mail';
import { withinLimit } from '@/lib/mail/time-limit';
import type { EnquiryField, EnquiryValues } from './enquiry-fields';
import { type SubmitOutcome, submit } from './submit';

/** The schema, fetched at first use: zod is the heaviest part of the form. */
export const loadEnquiryCheck = () => import('./enquiry');

/** Fetches schema and mailer ahead of the submit. A failure is left to the submit, which tries again and says so. */
export function prefetchEnquiry(): void {
  const ignore = () => {};
  loadEnquiryCheck().catch(ignore);
  loadEmailJs().catch(ignore);
}

/** Checks an enquiry and sends it to the company. Never rejects. */
export function submitEnquiry(
  values: EnquiryValues,
  { mail, clock }: { mail: MailConfig; clock: Clock },
): Promise<SubmitOutcome<EnquiryField>> {
  return submit(values, {
    loadCheck: async () => (await withinLimit(loadEnquiryCheck(), SEND_TIMEOUT_MS, clock)).checkEnquiry,
    compose: ({ enquiry }) => composeEnquiry(enquiry),
    send: (params) => sendMail(params, { config: mail, clock }),
  });
}
