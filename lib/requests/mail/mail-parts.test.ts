import { planGroups } from '@/content/plans';
import { site } from '@/content/site';
import { readAttribution } from '@/lib/attribution/attribution';
import { formatDollars } from '@/lib/money/format-money';
import { enquiryForm } from '@/lib/requests/enquiry';
import { filledForms, forms } from '@/lib/requests/filled-forms-fixture';
import { startupForm } from '@/lib/requests/startup-request';
import { vpsForm } from '@/lib/requests/vps-request';
import { seededRandom } from '@/scripts/preview/seeded-random';
import { requestLines } from './mail-parts';
import { mailtoHref } from './mailto';

/** Texts that have broken mail programs, templates or parsers. */
const PIECES = [
  '\r\nBcc: everyone@victim.example',
  '\nSubject: changed',
  '\rX: y',
  '\u0085To: x',
  '\u2028Cc: y',
  '\u001b[31m',
  '%0d%0aBcc:',
  '=?utf-8?B?DQo=?=',
  '\\r\\n',
  '{{{to_email}}}',
  '{{from_name}}',
  '<script>alert(1)</script>',
  '"; DROP TABLE mails',
  '\u202Egro.elpmaxe@',
  'Zoë',
  'שלום',
  'ada@example.org',
  '__proto__',
  '   ',
  // Single characters; the last two are halves of a pair, in the wrong order.
  ...'\u2029\u0000\u0007\u007f\u009f\t\v\f\u2066\u200B\uFEFF😀é日a @.,;<>\uDC00\uD800',
];

/** The same strings each time, so that a failure can be repeated. */
function hostileStrings(count: number, seed = 1): string[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, () => {
    const pieces = Array.from({ length: 1 + below(8) }, () => PIECES[below(PIECES.length)] ?? '');
    return pieces.join('').repeat(below(40) === 0 ? 200 : 1);
  });
}

const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

const enquiry = filledForms.enquiry;
const { compose } = enquiryForm;

/** The parameters of the mails, sorted (specification, section 7). */
const MAIL_KEYS = {
  enquiry: ['from_email', 'from_name', 'message', 'subject', 'to_email', 'to_name'],
  vps: ['environment', 'from_email', 'from_name', 'message', 'subject', 'to_email', 'to_name', 'vps_plan'],
  startup: ['from_email', 'from_name', 'message', 'subject', 'to_name'],
};

const sender = { to_name: site.name, from_name: 'Ada', from_email: 'ada@example.org' };
const intro = 'Name: Ada\nEmail: ada@example.org\n';

test('the mail of an enquiry follows the specification', () => {
  expect(compose(enquiry)).toEqual({
    ...sender,
    subject: 'Contact Form Submission - IT Support',
    message: 'Service: IT Support\n\nTwo laptops.\nSoon.',
    to_email: site.emails.general,
  });
});

test('the mail of a VPS request has plan and environment, by name', () => {
  expect(vpsForm.compose(filledForms.vps, ['End'])).toEqual({
    ...sender,
    subject: 'VPS Request - Growth VPS',
    message: `${intro}VPS plan: Growth VPS\nSpecs: 4 vCPU, 8GB RAM, 160GB SSD\nEnvironment: Production\n\nEnd`,
    to_email: site.emails.general,
    vps_plan: 'Growth VPS',
    environment: 'Production',
  });
});

test('the mail of a startup request lists all fields in the order of the specification, tech needs joined by commas', () => {
  const steps = [
    'Company: Example Ltd\nStage: MVP\nTeam size: 6-15\nTech needs: PoC & MVP Development, Startup IT Management',
    'Selected plan: Startup Boost\nFunding: Seed\nTimeline: Immediate\nDescription: First\nsecond',
  ];
  const message = intro + steps.join('\n');
  expect(startupForm.compose(filledForms.startup)).toEqual({ ...sender, subject: 'Startup Services Request', message });
});

test('the plan of an enquiry is below the service with its price and its group, because names repeat', () => {
  const price = formatDollars(planGroups.training.plans[0].price);
  const messageOf = (plan: string) => compose({ ...enquiry, plan: [plan] }, ['Request: DT-0000-0000']).message;
  expect(messageOf('training-team-essentials')).toBe(
    `Service: IT Support\nPlan: Team Essentials (${price} per quarter), training\n\nTwo laptops.\nSoon.\n\nRequest: DT-0000-0000`,
  );
  expect(messageOf('support-business-pro')).toContain('\nPlan: Business Pro (Custom), support\n');
});

test.each(['', 'training-moon', 'toString'])('a plan that is not sold, %j, has no line', (plan) => {
  expect(compose({ ...enquiry, plan: [plan] })).toEqual(compose(enquiry));
});

test('a message keeps its lines, with any line ending, and loses other control characters', () => {
  const message = 'a\r\nb\rc\u2028d\te\u0000f\u202Eg\uD800';
  expect(compose({ ...enquiry, message: [message] }).message).toBe('Service: IT Support\n\na\nb\nc\nd\tefg');
});

test('of 1,000 hostile strings in every field and address, none breaks out of its header or line', () => {
  const texts = hostileStrings(1000);
  expect(texts.filter((text) => UNSAFE.test(text)).length).toBeGreaterThan(500);
  const faults = texts.flatMap((text) => {
    const address = `https://www.company.example/contact?utm_source=${encodeURIComponent(text.toWellFormed())}`;
    const lines = requestLines('DT-0000-0000', readAttribution(address, `https://${text}`));
    return [
      ...lines.filter((line) => UNSAFE.test(line)),
      ...forms.flatMap((form) => faultsOf(form, text, lines).map((fault) => `${form.id}, ${fault}: ${text}`)),
    ];
  });
  expect(faults).toEqual([]);
});

/** What is wrong with the mail of a form that has this text in every field. */
function faultsOf(form: (typeof forms)[number], text: string, lines: readonly string[]): string[] {
  const { message, ...headers } = form.compose(Object.fromEntries(form.names.map((name) => [name, [text]])), lines);
  const checks: Record<string, boolean> = {
    'names of headers': String([...Object.keys(headers), 'message'].sort()) === String(MAIL_KEYS[form.id]),
    'safe headers': Object.values(headers).every((header) => !UNSAFE.test(header)),
    subject: /^(Contact Form Submission - |VPS Request - |Startup Services Request$)/.test(headers.subject),
    recipient: headers.to_name === site.name && (headers.to_email ?? site.emails.general) === site.emails.general,
    'letters of the name': letters(headers.from_name ?? '') === letters(text),
    'safe message': !UNSAFE.test(message.replace(/[\n\t]/g, '')),
    'lines of the request': message.endsWith(lines.join('\n')),
  };
  return Object.keys(checks).filter((check) => !checks[check]);
}

test('a mail link has subject and text, with CR LF as line endings', () => {
  const mail = { ...compose(enquiry), to_email: site.emails.general };
  const href = mailtoHref(mail);
  const address = `mailto:${site.emails.general}?subject=Contact%20Form%20Submission%20-%20IT%20Support&body=Service`;
  expect(href.slice(0, address.length)).toBe(address);
  expect(new URL(href).searchParams.get('body')).toBe('Service: IT Support\r\n\r\nTwo laptops.\r\nSoon.');
});

test('a mail link is short enough for Windows, cuts no character in two and says where it was cut', () => {
  for (const text of [...hostileStrings(1000, 3), '😀'.repeat(2500), 'x'.repeat(5000)]) {
    const { subject, message: whole } = compose({ ...enquiry, message: [text] });
    const href = mailtoHref({ subject, message: whole, to_email: site.emails.general });
    expect(href.length).toBeLessThanOrEqual(2000);
    const body = decodeURIComponent(href.split('&body=')[1] ?? '').replaceAll('\r\n', '\n');
    if (body !== whole) {
      const [start = ''] = body.split('\n[Cut here: please paste the rest');
      expect(start.length).toBeLessThan(body.length);
      expect(whole.startsWith(start)).toBe(true);
    }
  }
});

/** The characters that cleaning must not remove: everything but spaces, controls and direction marks. */
function letters(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '');
}
