import * as z from 'zod/mini';
import { enquiryErrors } from '@/content/messages';
import { enquiryServices } from '@/content/options';
import { singleLine } from '@/lib/mail/clean-text';
import { type EnquiryField, type EnquiryValues, enquiryFields, enquiryLimits } from './enquiry-fields';
import { firstErrors, type Invalid, joinErrors } from './field-errors';

/** Text, @, text, dot, text: the specification's pattern, and no stricter one. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A name of nothing but control characters is no name: they go before the required check. */
const enquirySchema = z.object({
  name: z
    .string()
    .check(
      z.overwrite(singleLine),
      z.minLength(1, enquiryErrors.nameRequired),
      z.maxLength(enquiryLimits.name, enquiryErrors.nameTooLong),
    ),
  email: z
    .string()
    .check(
      z.overwrite(singleLine),
      z.minLength(1, enquiryErrors.emailRequired),
      z.maxLength(enquiryLimits.email, enquiryErrors.emailTooLong),
      z.regex(EMAIL, enquiryErrors.emailFormat),
    ),
  service: z.enum(enquiryServices, enquiryErrors.serviceRequired),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, enquiryErrors.messageRequired),
      z.maxLength(enquiryLimits.message, enquiryErrors.messageTooLong),
    ),
});

export type Enquiry = z.infer<typeof enquirySchema>;
export type CheckedEnquiry = Invalid<EnquiryField> | { status: 'valid'; enquiry: Enquiry };

/** Checks what stands in the form (specification, section 5). */
export function checkEnquiry(values: EnquiryValues): CheckedEnquiry {
  const result = enquirySchema.safeParse(values);
  if (result.success) return { status: 'valid', enquiry: result.data };
  return invalid(result.error.issues, enquiryFields);
}

/**
 * What is still wrong with the fields that were wrong, or null once all are corrected. A field that nobody has
 * complained of yet stays in peace until the next submit.
 */
export function recheckEnquiry(values: EnquiryValues, before: Invalid<EnquiryField>): Invalid<EnquiryField> | null {
  const issues = enquirySchema.safeParse(values).error?.issues ?? [];
  const now = invalid(
    issues,
    enquiryFields.filter((field) => before.errors[field]),
  );
  return now.banner ? now : null;
}

function invalid(issues: Parameters<typeof firstErrors>[1], fields: readonly EnquiryField[]): Invalid<EnquiryField> {
  const errors = firstErrors(fields, issues);
  return { status: 'invalid', errors, banner: joinErrors(errors, Object.values(enquiryErrors)) };
}
