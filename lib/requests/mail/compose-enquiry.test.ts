import { planGroups } from '@/content/plans';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/money/format-money';
import { enquiryCheck } from '@/lib/requests/enquiry';
import { composeEnquiry } from './compose-enquiry';
import { hostileStrings } from './hostile-strings-fixture';
import { ENQUIRY_MAIL_KEYS } from './mail-keys-fixture';
import { mailtoHref } from './mailto';

const UNFIT_FOR_A_HEADER = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

const enquiry = {
  name: 'Ada',
  email: 'ada@example.org',
  service: 'IT Support',
  plan: '',
  message: 'Two laptops.\nSoon.',
};

test('the relay gets the parameters of the specification, to the letter', () => {
  expect(composeEnquiry(enquiry)).toEqual({
    to_name: site.name,
    from_name: 'Ada',
    from_email: 'ada@example.org',
    subject: 'Contact Form Submission - IT Support',
    message: 'Service: IT Support\n\nTwo laptops.\nSoon.',
    to_email: site.emails.general,
  });
});

test('a plan that was asked about stands under the service with its price, and with who sells it: names repeat', () => {
  const price = formatDollars(planGroups.training.plans[0].price);
  const messageOf = (plan: string) => composeEnquiry({ ...enquiry, plan }, ['Request: DT-0000-0000']).message;
  expect(messageOf('training-team-essentials')).toBe(
    `Service: IT Support\nPlan: Team Essentials (${price} per quarter), training\n\nTwo laptops.\nSoon.\n\nRequest: DT-0000-0000`,
  );
  expect(messageOf('support-business-pro')).toContain('\nPlan: Business Pro (Custom), support\n');
});

test.each(['', 'training-moon', 'toString'])('a plan that nobody sells, %j, leaves no line', (plan) => {
  expect(composeEnquiry({ ...enquiry, plan }).message).toBe('Service: IT Support\n\nTwo laptops.\nSoon.');
});

test('a message keeps its lines, however they end, and loses what is not text', () => {
  const message = 'a\r\nb\rc\u2028d\te\u0000f\u202Eg\uD800';
  expect(composeEnquiry({ ...enquiry, message }).message).toBe('Service: IT Support\n\na\nb\nc\nd\tefg');
});

test('a name keeps its letters, of any script', () => {
  expect(composeEnquiry({ ...enquiry, name: ' Zoë\u0000 O’Neil-שלום 日本 😀' }).from_name).toBe(
    'Zoë O’Neil-שלום 日本 😀',
  );
});

test('no control character or line break of 1,000 hostile strings reaches subject, name or address', () => {
  const texts = hostileStrings(1000);
  expect(texts.filter((text) => UNFIT_FOR_A_HEADER.test(text)).length).toBeGreaterThan(500);
  for (const text of texts) {
    const mail = composeEnquiry({ name: text, email: text, service: text, plan: text, message: text });
    expect(Object.keys(mail).sort()).toEqual(ENQUIRY_MAIL_KEYS);
    for (const header of [mail.subject, mail.from_name, mail.from_email, mail.to_name, mail.to_email]) {
      expect(header).not.toMatch(UNFIT_FOR_A_HEADER);
    }
    expect(mail.subject).toMatch(/^Contact Form Submission - /);
    expect([mail.to_name, mail.to_email]).toEqual([site.name, site.emails.general]);
    expect(letters(mail.from_name)).toBe(letters(text));
    expect(mail.message.replace(/[\n\t]/g, '')).not.toMatch(UNFIT_FOR_A_HEADER);
  }
});

test('of 1,000 hostile strings, in either field, only an address without spaces is sent', () => {
  const ends = ['', 'ada@example.org'];
  for (const text of hostileStrings(1000, 2)) {
    for (const end of ends) {
      const checked = enquiryCheck.check({ ...enquiry, name: text, email: `${end}${text}`, message: text });
      if (checked.status === 'valid')
        expect(composeEnquiry(checked.values).from_email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
    }
  }
  expect(enquiryCheck.check(enquiry).status).toBe('valid');
});

test('a mail link holds subject and text, with the line ends of mail', () => {
  const href = mailtoHref(composeEnquiry(enquiry));
  const address = `mailto:${site.emails.general}?subject=Contact%20Form%20Submission%20-%20IT%20Support&body=Service`;
  expect(href.slice(0, address.length)).toBe(address);
  expect(new URL(href).searchParams.get('body')).toBe('Service: IT Support\r\n\r\nTwo laptops.\r\nSoon.');
});

test('a mail link stays short enough for Windows, cuts no character in two and says where it was cut', () => {
  for (const text of [...hostileStrings(1000, 3), '😀'.repeat(2500), 'x'.repeat(5000)]) {
    const href = mailtoHref(composeEnquiry({ ...enquiry, message: text }));
    expect(href.length).toBeLessThanOrEqual(2000);
    const body = decodeURIComponent(href.split('&body=')[1] ?? '').replaceAll('\r\n', '\n');
    const whole = composeEnquiry({ ...enquiry, message: text }).message;
    if (body !== whole) {
      const [kept = ''] = body.split('\n[Cut here: please paste the rest');
      expect(kept.length).toBeLessThan(body.length);
      expect(whole.startsWith(kept)).toBe(true);
    }
  }
});

/** What must survive cleaning: everything but spaces, controls and marks of direction. */
function letters(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '');
}
