import { textOf } from './form-data';
import { personLimits } from './person-limits';

/** The enquiry's fields in the order of the page; `plan` is the id of the plan a link was about. Apart from the schema, so that the island can have them without zod. */
export const enquiryFields = ['name', 'email', 'service', 'plan', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** What stands in the form, unchecked. */
export type EnquiryValues = Record<EnquiryField, string>;

/** Most characters each field takes. */
export const enquiryLimits = { ...personLimits, message: 5000 } as const;

/** What a visitor has typed and chosen so far. */
export function readEnquiry(data: FormData): EnquiryValues {
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    service: textOf(data, 'service'),
    plan: textOf(data, 'plan'),
    message: textOf(data, 'message'),
  };
}
