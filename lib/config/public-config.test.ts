import { mailConfig, mailEnvironment } from './mail-settings-examples';
import { featuresOff, readPublicConfig, unknownSettings } from './public-config';

const key = '0123456789abcdef0123456789';

test('without settings every service is off, and each is listed', () => {
  const config = readPublicConfig({});
  expect(config).toMatchObject({ blog: null, mail: null, bookingUrl: null, calendar: null, loginUrl: null });
  expect(config).toMatchObject({ visits: null, chat: null });
  expect(featuresOff(config)).toHaveLength(7);
});

test('a slash at the end of the blog’s host is dropped', () => {
  const settings = { NEXT_PUBLIC_GHOST_URL: 'https://blog.example/', NEXT_PUBLIC_GHOST_CONTENT_KEY: key };
  expect(readPublicConfig(settings).blog?.url).toBe('https://blog.example');
});

test('a time zone of three parts is accepted', () => {
  const timeZone = 'America/Argentina/Buenos_Aires';
  expect(readPublicConfig({ NEXT_PUBLIC_TIME_ZONE: timeZone })).toMatchObject({ timeZone });
});

test('an empty value counts as unset, and blanks around a value are ignored', () => {
  const settings = { NEXT_PUBLIC_GHOST_URL: ' https://b.example ', NEXT_PUBLIC_GHOST_CONTENT_KEY: `${key}\n` };
  const config = readPublicConfig({ ...settings, NEXT_PUBLIC_BOOKING_URL: ' ' });
  expect(config).toMatchObject({ blog: { url: 'https://b.example', key }, bookingUrl: null });
});

test('without a geolocation service visits are tracked, and the build lists it as off', () => {
  const config = readPublicConfig({ NEXT_PUBLIC_VISITS_WEBHOOK_URL: 'https://chat.example/hooks/visits' });
  expect(config.visits).toEqual({ webhookUrl: 'https://chat.example/hooks/visits', geolocationUrl: null });
  expect(featuresOff(config).filter((feature) => feature.startsWith('geolocation'))).toHaveLength(1);
});

test.each([
  [
    { NEXT_PUBLIC_GHOST_URL: 'https://b.example/ghost/#/settings', NEXT_PUBLIC_GHOST_CONTENT_KEY: key },
    /GHOST_URL: expected the blog's own address, without \/ghost/,
  ],
  [
    { NEXT_PUBLIC_GHOST_URL: 'https://b.example' },
    /^settings \(environment or \.env\.local\): NEXT_PUBLIC_GHOST_CONTENT_KEY: expected a value, because NEXT_PUBLIC_GHOST_URL is set$/,
  ],
  [
    { NEXT_PUBLIC_GEOLOCATION_URL: 'https://g.example' },
    /VISITS_WEBHOOK_URL: expected a value, because NEXT_PUBLIC_GEOLOCATION_URL is set$/,
  ],
  [{ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'p' }, /SERVICE_ID, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: expected a value/],
  [
    { NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS: '9' },
    /SERVICE_ID: expected a value, because NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS is set$/,
  ],
])('%j stops the build with one line', (environment, message) => {
  expect(() => readPublicConfig(environment)).toThrow(message);
  expect(() => readPublicConfig(environment)).not.toThrow('\n');
});

test('a misspelled setting is found; hosts may add their own', () => {
  const names = {
    NEXT_PUBLIC_BOKING_URL: 'https://b.example',
    NEXT_PUBLIC_BOOKING_URL: '',
    NEXT_PUBLIC_VERCEL_ENV: 'x',
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: '',
  };
  expect(unknownSettings(names)).toEqual(['NEXT_PUBLIC_BOKING_URL']);
  const inFiles = ['SITE_URL', 'NEXT_PUBIC_SITE_URL', 'HOST_WITHOUT_HEADERS', 'VERCEL_ENV', 'NEXT_PUBLIC_BOKING_URL'];
  expect(unknownSettings(names, inFiles)).toEqual(['NEXT_PUBLIC_BOKING_URL', 'SITE_URL', 'NEXT_PUBIC_SITE_URL']);
});

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
