import { enquiryErrors } from '@/content/messages';
import { enquiryServices } from '@/content/options';
import { enquiryCheck } from './enquiry';
import { enquiryLimits, readEnquiry } from './enquiry-fields';

const { check: checkEnquiry, recheck: recheckEnquiry } = enquiryCheck;
const filled = { name: 'Ada', email: 'ada@example.org', service: 'IT Support', plan: '', message: 'Hello' };
const empty = { name: '', email: '', service: '', plan: '', message: '' };

function invalid(values: typeof empty) {
  const checked = checkEnquiry(values);
  if (checked.status !== 'invalid') throw new Error('expected something to be wrong');
  return checked;
}

test('an empty form names every field and joins the messages in the order of the specification', () => {
  expect(checkEnquiry(empty)).toEqual({
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

test('a wrong email format is named after whatever is missing', () => {
  expect(invalid({ ...empty, email: 'ada' }).banner).toBe(
    'Name is required. Please select a service. Message is required. Invalid email format',
  );
});

test.each(['name', 'email', 'message'] as const)('spaces and line breaks alone are no %s', (field) => {
  expect(invalid({ ...filled, [field]: ' \t\n ' }).errors).toEqual({ [field]: enquiryErrors[`${field}Required`] });
});

test('a name of nothing but control characters is no name', () => {
  expect(invalid({ ...filled, name: '\u0000\u0007\u2028' }).errors).toEqual({ name: 'Name is required' });
});

test('a filled form is handed on trimmed', () => {
  expect(checkEnquiry({ ...filled, name: '  Ada ', email: ' ada@example.org', message: ' Hello\nagain \n' })).toEqual({
    status: 'valid',
    values: { ...filled, message: 'Hello\nagain' },
  });
});

test.each(enquiryServices)('%s can be asked for', (service) => {
  expect(checkEnquiry({ ...filled, service }).status).toBe('valid');
});

test.each(['it support', 'Plumbing', ' ', '__proto__'])('%j cannot be asked for', (service) => {
  expect(invalid({ ...filled, service }).banner).toBe('Please select a service');
});

test.each(['a@b.c', 'first.last+tag@sub.example.org', 'ö@ü.example', "o'neil@example.org"])(
  '%s is an email',
  (email) => {
    expect(checkEnquiry({ ...filled, email }).status).toBe('valid');
  },
);

test.each(['ada', 'ada@', '@b.c', 'ada@example', 'a b@c.de', 'a@b@c.de', 'a@b.c\r\nBcc: x@y.z', 'a\u0000b@c.de'])(
  '%j is no email',
  (email) => {
    expect(invalid({ ...filled, email }).banner).toBe('Invalid email format');
  },
);

test.each(['name', 'message'] as const)('a %s may fill its limit and not pass it', (field) => {
  const longest = 'x'.repeat(enquiryLimits[field]);
  expect(checkEnquiry({ ...filled, [field]: longest }).status).toBe('valid');
  expect(invalid({ ...filled, [field]: `${longest}x` }).errors).toEqual({ [field]: enquiryErrors[`${field}TooLong`] });
});

test('an email may have 254 characters and not one more', () => {
  const longest = `${'x'.repeat(enquiryLimits.email - 5)}@b.cd`;
  expect(checkEnquiry({ ...filled, email: longest }).status).toBe('valid');
  expect(invalid({ ...filled, email: `x${longest}` }).banner).toBe('Email is too long');
});

test('a corrected field leaves errors and banner, a field not complained of does not enter them', () => {
  const before = invalid({ ...filled, name: '', email: 'ada' });
  expect(recheckEnquiry({ ...filled, email: 'ada', message: '' }, before)).toEqual({
    status: 'invalid',
    errors: { email: 'Invalid email format' },
    banner: 'Invalid email format',
  });
  expect(recheckEnquiry({ ...filled, message: '' }, before)).toBeNull();
});

test('a message follows what is wrong with its field now', () => {
  expect(recheckEnquiry({ ...filled, email: 'a' }, invalid({ ...filled, email: '' }))?.banner).toBe(
    'Invalid email format',
  );
});

test('fields are read from the form by name, and a missing one is empty', () => {
  const data = new FormData();
  data.set('email', 'ada@example.org');
  data.set('message', new File([], 'x.txt'));
  expect(readEnquiry(data)).toEqual({ ...empty, email: 'ada@example.org' });
});
