import { mailConfig, mailEnvironment } from './mail-settings-examples';
import { readPublicConfig } from './public-config';

const PLACEHOLDER = 'expected a value of your own instead of a placeholder';
const SECONDS = 'expected a whole number of seconds';
const EMAILS = 'expected email addresses';

test('each refusal of the mail client has its own setting and is absent without it', () => {
  const ids = mailConfig;
  const mailOf = (settings: Record<string, string>) => readPublicConfig({ ...mailEnvironment, ...settings }).mail;
  expect(Object.entries(mailOf({}) ?? {})).toEqual(Object.entries(ids));
  expect(mailOf({ NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS: '1' })).toEqual({ ...ids, blockHeadless: true });
  expect(mailOf({ NEXT_PUBLIC_EMAILJS_BLOCK_LIST: 'a@b.example, c@d.example,' })).toEqual({
    ...ids,
    blockList: ['a@b.example', 'c@d.example'],
  });
  expect(mailOf({ NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS: '10' })).toEqual({ ...ids, rateLimitMs: 10_000 });
});

test.each([
  [{ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'p' }, /SERVICE_ID, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: expected a value/],
  [
    { NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS: '9' },
    /SERVICE_ID: expected a value, because NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS is set$/,
  ],
])('%j is refused', (settings, message) => {
  expect(() => readPublicConfig(settings)).toThrow(message);
});

test.each([
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'service_xxxxxxx', PLACEHOLDER],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'template_ab12cd3', 'expected the service id'],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'service_ab12cd3', 'expected the template id'],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'service_ab12cd3', 'expected the public key'],
  ['NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS', '10s', SECONDS],
  ['NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS', 'yes', 'expected 1, or nothing'],
  ['NEXT_PUBLIC_EMAILJS_BLOCK_LIST', 'a@b.example; c@d.example', EMAILS],
  ['NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS', '9'.repeat(400), SECONDS],
])('%s refuses %s', (setting, value, expected) => {
  expect(() => readPublicConfig({ ...mailEnvironment, [setting]: value })).toThrow(`${setting}: ${expected}`);
});
