import * as z from 'zod/mini';
import { enquiryErrors } from '@/content/messages';
import { enquiryServices } from '@/content/options';
import { formCheck } from './check-form';
import { type EnquiryField, type EnquiryValues, enquiryFields, enquiryLimits } from './enquiry-fields';
import { emailCheck, lineCheck, textCheck } from './text-checks';

const enquirySchema = z.object({
  name: lineCheck(enquiryLimits.name, { required: enquiryErrors.nameRequired, tooLong: enquiryErrors.nameTooLong }),
  email: emailCheck(enquiryLimits.email, {
    required: enquiryErrors.emailRequired,
    tooLong: enquiryErrors.emailTooLong,
    format: enquiryErrors.emailFormat,
  }),
  service: z.enum(enquiryServices, enquiryErrors.serviceRequired),
  // Whatever stands in it, nobody could correct it: the mail names a plan that is sold, and no other.
  plan: z.string(),
  message: textCheck(enquiryLimits.message, {
    required: enquiryErrors.messageRequired,
    tooLong: enquiryErrors.messageTooLong,
  }),
});

/** Checks an enquiry (specification, section 5). */
export const enquiryCheck = formCheck<EnquiryField, EnquiryValues>(
  enquirySchema,
  enquiryFields,
  Object.values(enquiryErrors),
);
