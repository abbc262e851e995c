import { startupTexts, vpsTexts } from '@/content/messages';
import { page as privacy } from '@/content/pages/privacy';
import type { FormField } from '@/content/schema/form-field';
import { enquiryForm } from './enquiry';
import { forms } from './filled-forms-fixture';
import { type Entries, entriesOf, sentNouns } from './form-definition';
import { vpsForm } from './vps-request';

const terms = privacy.sections.flatMap((section) =>
  section.kind === 'prose' ? section.parts.flatMap((part) => part.terms ?? []) : [],
);

const termOf = { enquiry: 'Contact form', vps: 'VPS request', startup: 'Startup request' };

test.each(forms)('the privacy page names every field of the $id form', ({ id, fields }) => {
  const text = terms.find(({ term }) => term === termOf[id])?.text;
  for (const { noun } of Object.values(fields)) expect(text).toMatch(new RegExp(`\\b${noun}\\b`));
});

test.each(forms)('every field of the $id form is in its mail', ({ fields, names, compose }) => {
  const optionOf = (field?: FormField) => (field && 'options' in field ? field.options[0] : undefined);
  // A plan that is sold, since others have no line.
  const whole = Object.fromEntries(names.map((name) => [name, [optionOf(fields[name]) ?? 'vps-growth']]));
  const mailOf = (entries: Entries) => JSON.stringify(compose(entries));
  for (const name of names) expect(mailOf({ ...whole, [name]: [] })).not.toBe(mailOf(whole));
});

test('a dialog that calls all its fields required has no optional one', () => {
  expect([vpsTexts.intro, startupTexts.required]).toEqual([
    expect.stringContaining('All four fields are required.'),
    'All fields of all steps are required.',
  ]);
  expect(vpsForm.names).toHaveLength(4);
  for (const { id, fields } of forms) {
    if (id !== 'enquiry') expect(Object.values(fields).filter(({ required }) => !required)).toEqual([]);
  }
});

test('the line beside the button names the fields that are sent: an optional one once it is filled in', () => {
  expect(sentNouns(enquiryForm, {})).toBe('name, email, service and message');
  expect(sentNouns(enquiryForm, { plan: ['vps-growth'] })).toBe('name, email, service, plan and message');
});

test('entries are read by name; blank texts, files and other fields are not in them', () => {
  const data = new FormData();
  data.set('email', ' ada@example.org');
  data.set('name', ' ');
  data.set('message', new File([], 'x.txt'));
  data.set('other', 'x');
  data.append('service', 'a');
  data.append('service', 'b');
  expect(entriesOf(data, enquiryForm.names)).toEqual({ email: [' ada@example.org'], service: ['a', 'b'] });
});
