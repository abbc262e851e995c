import { environments } from '../options';
import { planGroups } from '../plans';
import type { FormFields } from '../schema/form-field';

/** The VPS request. Its errors are the client's words (specification, section 5); those of texts above the limit are ours. */
export const vpsFields = {
  name: {
    kind: 'line',
    label: 'Full name',
    noun: 'name',
    inMail: 'Name',
    maxLength: 200,
    autoComplete: 'name',
    required: 'Full Name is required',
    tooLong: 'Full Name is too long',
  },
  email: {
    kind: 'email',
    label: 'Email',
    noun: 'email',
    inMail: 'Email',
    maxLength: 254,
    autoComplete: 'email',
    required: 'Email is required',
    format: 'Email is invalid',
    tooLong: 'Email is too long',
  },
  plan: {
    kind: 'choice',
    label: 'VPS plan',
    noun: 'plan',
    inMail: 'VPS plan',
    options: planGroups.vps.plans.map(({ id }) => id),
    required: 'VPS Plan is required',
  },
  environment: {
    kind: 'choice',
    label: 'Environment type',
    noun: 'environment',
    inMail: 'Environment',
    options: environments.map(({ name }) => name),
    required: 'Environment Type is required',
  },
} as const satisfies FormFields;
