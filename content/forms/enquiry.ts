import { enquiryServices } from '../options';
import type { FormFields } from '../schema/form-field';

/**
 * The contact form. Its errors are the client's words (specification, section 5); those of texts above the limit are ours.
 * 254 characters is the longest address that mail can carry.
 */
export const enquiryFields = {
  name: {
    kind: 'line',
    label: 'Name',
    noun: 'name',
    inMail: null,
    maxLength: 200,
    autoComplete: 'name',
    required: 'Name is required',
    tooLong: 'Name is too long',
  },
  email: {
    kind: 'email',
    label: 'Email',
    noun: 'email',
    inMail: null,
    maxLength: 254,
    autoComplete: 'email',
    required: 'Email is required',
    format: 'Invalid email format',
    tooLong: 'Email is too long',
  },
  service: {
    kind: 'choice',
    label: 'Service',
    noun: 'service',
    inMail: 'Service',
    options: enquiryServices,
    required: 'Please select a service',
  },
  /** The id of the plan that a link was about. */
  plan: { kind: 'hidden', label: 'Plan', noun: 'plan', inMail: 'Plan' },
  message: {
    kind: 'text',
    label: 'Message',
    noun: 'message',
    inMail: null,
    maxLength: 5000,
    required: 'Message is required',
    tooLong: 'Message is too long',
  },
} as const satisfies FormFields;
