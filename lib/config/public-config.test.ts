import { featuresOff, readPublicConfig } from './public-config';

const key = '0123456789abcdef0123456789';

test('without any setting every outside service is off, and each is named', () => {
  const config = readPublicConfig({});
  expect(config).toMatchObject({ blog: null, mail: null, bookingUrl: null, calendar: null, loginUrl: null });
  expect(config).toMatchObject({ visits: null, chat: null });
  expect(featuresOff(config)).toHaveLength(7);
});

test('a slash at the end of the blog host is dropped, as its client demands', () => {
  const config = readPublicConfig({
    NEXT_PUBLIC_GHOST_URL: 'https://blog.example/',
    NEXT_PUBLIC_GHOST_CONTENT_KEY: key,
  });
  expect(config.blog).toEqual({ url: 'https://blog.example', key });
});

test('an empty value counts as unset', () => {
  expect(readPublicConfig({ NEXT_PUBLIC_BOOKING_URL: ' ' }).bookingUrl).toBeNull();
});

test('visits without a geolocation service are tracked, and the build says what they lack', () => {
  const config = readPublicConfig({ NEXT_PUBLIC_VISITS_WEBHOOK_URL: 'https://chat.example/hooks/visits' });
  expect(config.visits).toEqual({ webhookUrl: 'https://chat.example/hooks/visits', geolocationUrl: null });
  expect(featuresOff(config).filter((feature) => feature.startsWith('geolocation'))).toHaveLength(1);
});

const relay = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 's',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'p',
};

test('what the mail client refuses by itself is configured one by one, and none of it stands in a page otherwise', () => {
  const origin = 'https://api.emailjs.com';
  const ids = { origin, serviceId: 's', templateId: 't', publicKey: 'p' };
  const mailOf = (settings: Record<string, string>) => readPublicConfig({ ...relay, ...settings }).mail;
  expect(Object.entries(mailOf({}) ?? {})).toEqual(Object.entries(ids));
  expect(mailOf({ NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS: '1' })).toEqual({ ...ids, blockHeadless: true });
  expect(mailOf({ NEXT_PUBLIC_EMAILJS_BLOCK_LIST: 'a@b.example, c@d.example,' })).toEqual({
    ...ids,
    blockList: ['a@b.example', 'c@d.example'],
  });
  expect(mailOf({ NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS: '10' })).toEqual({ ...ids, rateLimitMs: 10_000 });
});

test.each([
  [
    { NEXT_PUBLIC_GHOST_URL: 'blog.example' },
    /^environment: NEXT_PUBLIC_GHOST_URL: expected an address .*'blog.example'$/,
  ],
  [{ NEXT_PUBLIC_BOOKING_URL: 'javascript:alert(1)' }, /^environment: NEXT_PUBLIC_BOOKING_URL: expected an address/],
  [
    { NEXT_PUBLIC_GHOST_URL: 'https://b.example', NEXT_PUBLIC_GHOST_CONTENT_KEY: 'short' },
    /KEY: expected the 26 lowercase hex/,
  ],
  [
    { NEXT_PUBLIC_GHOST_URL: 'https://b.example' },
    /^environment: NEXT_PUBLIC_GHOST_CONTENT_KEY: expected a value, because NEXT_PUBLIC_GHOST_URL is set$/,
  ],
  [{ NEXT_PUBLIC_CHAT_URL: 'https://chat.example' }, /^environment: NEXT_PUBLIC_CHAT_TOKEN: expected a value/],
  [{ NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS: 'yes' }, /BLOCK_HEADLESS: expected 1, or nothing, received 'yes'$/],
  [{ NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS: '0' }, /RATE_LIMIT_SECONDS: expected a whole number of seconds above 0/],
  [{ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'p' }, /SERVICE_ID, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: expected a value/],
])('%j stops the build with one line', (environment, message) => {
  expect(() => readPublicConfig(environment)).toThrow(message);
});
