import { enquiryServices } from '@/content/options';
import type { FormFields } from '@/content/schema/form-field';
import { enquiryForm } from './enquiry';
import { filledForms, forms } from './filled-forms-fixture';
import type { Entries } from './form-check';
import { formCheck } from './form-check';
import { type FormDefinition, stepOf } from './form-definition';
import { startupForm } from './startup-request';
import { vpsForm } from './vps-request';

const { check, recheck } = formCheck(enquiryForm.fields);
const filled = filledForms.enquiry;

function invalid(values: Entries, checkForm = check) {
  const checked = checkForm(values);
  if (checked.status !== 'invalid') throw new Error('expected an error');
  return checked;
}

test('the errors of an empty enquiry are joined in the order of the specification', () => {
  expect(check({})).toEqual({
    status: 'invalid',
    errors: {
      name: 'Name is required',
      email: 'Email is required',
      service: 'Please select a service',
      message: 'Message is required',
    },
    banner: 'Name is required. Email is required. Please select a service. Message is required',
  });
});

test('the banner has missing fields first, then wrong formats, then texts above their limit', () => {
  expect(invalid({ name: ['x'.repeat(201)], email: ['ada'] }).banner).toBe(
    'Please select a service. Message is required. Invalid email format. Name is too long',
  );
});

test('the errors of an empty VPS request are those of the specification', () => {
  const vps = formCheck(vpsForm.fields);
  expect(invalid({}, vps.check).errors).toEqual({
    name: 'Full Name is required',
    email: 'Email is required',
    plan: 'VPS Plan is required',
    environment: 'Environment Type is required',
  });
  expect(invalid({ ...filledForms.vps, email: ['ada'] }, vps.check).errors).toEqual({ email: 'Email is invalid' });
});

describe('the wizard', () => {
  const { fields, names }: FormDefinition = startupForm;
  const startup = formCheck(fields);
  const errorsByStep = [
    {
      name: 'Full name is required',
      email: 'Email is required',
      company: 'Company name is required',
      stage: 'Startup stage is required',
      teamSize: 'Team size is required',
    },
    {
      techNeeds: 'At least one tech need is required',
      description: 'Project description is required',
      funding: 'Funding status is required',
      timeline: 'Timeline is required',
    },
    { selectedPlan: 'Please select a plan' },
  ];

  test.each([...errorsByStep.entries()])('checks on step %d only its own fields', (step, errors) => {
    const ofStep = names.filter((name) => stepOf(fields, name) === step);
    expect(startup.check({}, ofStep)).toMatchObject({ status: 'invalid', errors });
    const valid = Object.entries(filledForms.startup).filter(([name]) => ofStep.includes(name));
    expect(startup.check(Object.fromEntries(valid), ofStep).status).toBe('valid');
  });

  test('has its required fields in the order of the page, so that the first error of a submit is on the earliest step', () => {
    const required = names.filter((name) => fields[name]?.required);
    expect(required).toEqual(errorsByStep.flatMap((errors) => Object.keys(errors)));
  });

  test('has its own error for a wrong email, and refuses a tech need that is not in the list', () => {
    expect(invalid({ ...filledForms.startup, email: ['ada@'] }, startup.check).banner).toBe('Invalid email format');
    const techNeeds = [...filledForms.startup.techNeeds, 'Plumbing'];
    expect(startup.check({ ...filledForms.startup, techNeeds }).status).toBe('invalid');
  });
});

test.each(forms)('a filled $id form is valid, and comes back trimmed', ({ id, fields }) => {
  const values: Entries = filledForms[id];
  const untrimmed = { ...values, name: ['  Ada '], email: [' ada@example.org'] };
  expect(formCheck(fields).check(untrimmed)).toEqual({ status: 'valid', values });
});

const emails = ['a@b.c', 'first.last+tag@sub.example.org', 'ö@ü.example', "o'neil@example.org"];

test.each([
  ...enquiryServices.map((service) => ({ service: [service] })),
  ...emails.map((text) => ({ email: [text] })),
])('%j is valid', (entry) => {
  expect(check({ ...filled, ...entry }).status).toBe('valid');
});

const notServices = ['it support', 'Plumbing', ' ', '__proto__'];
const notEmails = [
  'ada',
  'ada@',
  '@b.c',
  'ada@example',
  'a b@c.de',
  'a@b@c.de',
  'a@b.c\r\nBcc: x@y.z',
  'a\u0000b@c.de',
];
const { name, email, message } = enquiryForm.fields;

test.each([
  ...notServices.map((text) => ['service', text, 'Please select a service']),
  ...notEmails.map((text) => ['email', text, 'Invalid email format']),
  // Spaces, line breaks and control characters alone are an empty text.
  ['name', ' \t\n ', name.required],
  ['name', '\u0000\u0007\u2028', name.required],
  ['email', ' \t\n ', email.required],
  ['message', ' \t\n ', message.required],
])('the field %s refuses %j: %s', (field, text, error) => {
  expect(invalid({ ...filled, [field]: [text] })).toMatchObject({ errors: { [field]: error }, banner: error });
});

test.each([
  ['name', 'x', 200],
  ['email', `${'x'.repeat(249)}@b.cd`, 254],
  ['message', 'x', 5000],
] as const)('a valid %s may have its limit of characters and not one more', (field, start, limit) => {
  const longest = start.padStart(limit, 'x');
  expect(check({ ...filled, [field]: [longest] }).status).toBe('valid');
  expect(invalid({ ...filled, [field]: [`x${longest}`] }).banner).toBe(enquiryForm.fields[field].tooLong);
});

test('a corrected field leaves errors and banner; a field without an error gets none before the next submit', () => {
  const before = invalid({ ...filled, name: [], email: [] });
  expect(recheck({ ...filled, email: ['ada'], message: [] }, before)).toEqual({
    status: 'invalid',
    errors: { email: 'Invalid email format' },
    banner: 'Invalid email format',
  });
  expect(recheck({ ...filled, message: [] }, before)).toBeNull();
});

test('an optional field may be empty; filled in, it is checked like any other', () => {
  const text = { label: 'Field', noun: 'field', inMail: 'Field', maxLength: 9, tooLong: 'Too long' };
  const optional: FormFields = {
    company: { ...text, kind: 'line' },
    copy: { ...text, kind: 'email', format: 'No address' },
    size: { kind: 'choice', label: 'Size', noun: 'size', inMail: 'Size', options: ['S', 'L'] },
  };
  const form = formCheck(optional);
  expect(form.check({})).toEqual({ status: 'valid', values: {} });
  expect(form.check({ company: ['\u0000'] }).status).toBe('valid');
  const values = { company: ['Analysts'], copy: ['a@b.c'], size: ['L'] };
  expect(form.check(values)).toEqual({ status: 'valid', values });
  expect(invalid({ company: ['0123456789'], copy: ['a'], size: ['M'] }, form.check).errors).toEqual({
    company: 'Too long',
    copy: 'No address',
    size: expect.any(String),
  });
});
