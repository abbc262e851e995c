import {
  enquiryServices,
  environments,
  fundingStages,
  startupStages,
  teamSizes,
  techNeeds,
  timelines,
} from '@/content/options';
import { page as privacy } from '@/content/pages/privacy';
import type { FormField } from '@/content/schema/form-field';
import { vpsTexts } from '@/content/texts/messages';
import { startupTexts } from '@/content/texts/startup';
import { enquiryForm } from './enquiry';
import { forms } from './filled-forms-fixture';
import type { Entries } from './form-check';
import { sentNouns } from './form-definition';
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

test('the choices of the forms are those of the specification, section 5, typed once more', () => {
  expect({ enquiryServices, environments, teamSizes, techNeeds, fundingStages, timelines }).toEqual({
    enquiryServices: [
      'Software Development',
      'IT Support',
      'Cloud Solutions',
      'Managed Services',
      'WordPress Development',
      'Startup Services',
      'IT Consulting',
      'Other',
    ],
    environments: [
      { name: 'Development', description: 'For testing and development' },
      { name: 'Production', description: 'For live applications' },
    ],
    teamSizes: ['1-5', '6-15', '16-30', '31-50', '50+'],
    techNeeds: [
      'Managed VPS Compute Hosting',
      'Cost Effective Operational Tech',
      'Startup IT Management',
      'PoC & MVP Development',
      'Application / API / Database Hosting',
      'Remote Workforce IT Support',
    ],
    fundingStages: ['Bootstrapped', 'Pre-seed', 'Seed', 'Series A', 'Series B+'],
    timelines: ['Immediate', '1-2 months', '3-6 months', '6+ months'],
  });
  expect(startupStages.map(({ name }) => name)).toEqual(['Idea Stage', 'MVP', 'Early Traction', 'Growth', 'Scale-up']);
});

test('a dialog that calls all its fields required has no optional one', () => {
  expect([vpsTexts.intro, startupTexts.required]).toEqual([
    expect.stringContaining('All four fields are required.'),
    'Every field is required.',
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
