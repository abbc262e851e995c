import { featuresOff, readPublicConfig, unknownSettings } from './public-config';

const key = '0123456789abcdef0123456789';

const relay = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 's',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'p',
};

test('without any setting every outside service is off, and each is named', () => {
  const config = readPublicConfig({});
  expect(config).toMatchObject({ blog: null, mail: null, bookingUrl: null, calendar: null, loginUrl: null });
  expect(config).toMatchObject({ visits: null, chat: null });
  expect(featuresOff(config)).toHaveLength(7);
});

test('a slash at the end of a host is dropped: what is put behind it begins with one', () => {
  const config = readPublicConfig({
    ...relay,
    NEXT_PUBLIC_SITE_URL: 'https://www.example.com/',
    NEXT_PUBLIC_GHOST_URL: 'https://blog.example/',
    NEXT_PUBLIC_GHOST_CONTENT_KEY: key,
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://relay.example/',
    NEXT_PUBLIC_CHAT_URL: 'https://chat.example/',
    NEXT_PUBLIC_CHAT_TOKEN: 't',
    NEXT_PUBLIC_CAL_ORIGIN: 'https://cal.example/',
    NEXT_PUBLIC_CAL_LINK: 'ada/30min',
  });
  expect(config).toMatchObject({
    siteUrl: 'https://www.example.com',
    blog: { url: 'https://blog.example' },
    mail: { origin: 'https://relay.example' },
    chat: { url: 'https://chat.example' },
    calendar: { origin: 'https://cal.example' },
  });
});

test('commas of a query and the apostrophe of a name are part of an address', () => {
  const webhook = { NEXT_PUBLIC_VISITS_WEBHOOK_URL: 'https://chat.example/hook' };
  const address = 'https://geo.example/?fields=country,city';
  expect(readPublicConfig({ ...webhook, NEXT_PUBLIC_GEOLOCATION_URL: address }).visits?.geolocationUrl).toBe(address);
  const booking = "https://book.example/O'Neil/hour";
  expect(readPublicConfig({ NEXT_PUBLIC_BOOKING_URL: booking }).bookingUrl).toBe(booking);
});

test('capitals of a host count as small letters, as they do for a browser', () => {
  const settings = { NEXT_PUBLIC_SITE_URL: 'HTTPS://WWW.Example.com', NEXT_PUBLIC_CHAT_URL: 'HTTPS://Chat.example' };
  const config = readPublicConfig({ ...settings, NEXT_PUBLIC_CHAT_TOKEN: 't' });
  expect(config).toMatchObject({ siteUrl: 'https://www.example.com', chat: { url: 'https://chat.example' } });
});

test('an empty value counts as unset', () => {
  expect(readPublicConfig({ NEXT_PUBLIC_BOOKING_URL: ' ' }).bookingUrl).toBeNull();
});

test('visits without a geolocation service are tracked, and the build says what they lack', () => {
  const config = readPublicConfig({ NEXT_PUBLIC_VISITS_WEBHOOK_URL: 'https://chat.example/hooks/visits' });
  expect(config.visits).toEqual({ webhookUrl: 'https://chat.example/hooks/visits', geolocationUrl: null });
  expect(featuresOff(config).filter((feature) => feature.startsWith('geolocation'))).toHaveLength(1);
});

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

test("a blog's host may be named after its software", () => {
  const named = { NEXT_PUBLIC_GHOST_URL: 'https://ghost.example', NEXT_PUBLIC_GHOST_CONTENT_KEY: key };
  expect(readPublicConfig(named).blog?.url).toBe('https://ghost.example');
});

test.each([
  [
    { NEXT_PUBLIC_GHOST_URL: 'blog.example', NEXT_PUBLIC_GHOST_CONTENT_KEY: key },
    /^settings \(\.env\.local\): NEXT_PUBLIC_GHOST_URL: expected an address .*'blog.example'$/,
  ],
  [
    { NEXT_PUBLIC_BOOKING_URL: 'javascript:alert(1)' },
    /^settings \(\.env\.local\): NEXT_PUBLIC_BOOKING_URL: expected an address/,
  ],
  [
    { NEXT_PUBLIC_VISITS_WEBHOOK_URL: 'https://ada:secret@chat.example/hook' },
    /WEBHOOK_URL: expected an address without a user name and password/,
  ],
  [
    { NEXT_PUBLIC_GHOST_URL: 'https://b.example', NEXT_PUBLIC_GHOST_CONTENT_KEY: 'short' },
    /KEY: expected the 26 lowercase hex/,
  ],
  [
    { NEXT_PUBLIC_GHOST_URL: 'https://b.example' },
    /^settings \(\.env\.local\): NEXT_PUBLIC_GHOST_CONTENT_KEY: expected a value, because NEXT_PUBLIC_GHOST_URL is set$/,
  ],
  [
    { NEXT_PUBLIC_CHAT_URL: 'https://chat.example' },
    /^settings \(\.env\.local\): NEXT_PUBLIC_CHAT_TOKEN: expected a value/,
  ],
  [{ ...relay, NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS: 'yes' }, /BLOCK_HEADLESS: expected 1, or nothing, received 'yes'$/],
  [
    { ...relay, NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS: '0' },
    /RATE_LIMIT_SECONDS: expected a whole number of seconds above 0/,
  ],
  [{ NEXT_PUBLIC_SITE_URL: 'www.example.com' }, /SITE_URL: expected an address that begins/],
  [
    { NEXT_PUBLIC_GHOST_URL: 'b.example/ghost', NEXT_PUBLIC_GHOST_CONTENT_KEY: key },
    /GHOST_URL: expected an address that begins/,
  ],
  [{ NEXT_PUBLIC_SITE_URL: 'https://https://www.example.com' }, /SITE_URL: expected an address that begins/],
  [{ NEXT_PUBLIC_SITE_URL: 'https://www.example.com/en' }, /SITE_URL: expected an address without a path/],
  [{ NEXT_PUBLIC_SITE_URL: 'https://www.example.com,' }, /SITE_URL: expected one address alone/],
  [{ NEXT_PUBLIC_SITE_URL: 'https://www..example.com' }, /SITE_URL: expected one dot between the parts of a name/],
  [{ NEXT_PUBLIC_BOOKING_URL: 'https://b.example/web"' }, /BOOKING_URL: expected one address alone, without quotes/],
  [{ NEXT_PUBLIC_BOOKING_URL: '“https://b.example/web”' }, /BOOKING_URL: expected an address that begins/],
  [{ NEXT_PUBLIC_BOOKING_URL: 'https://b.example/web”' }, /BOOKING_URL: expected one address alone/],
  [{ NEXT_PUBLIC_BOOKING_URL: '<https://b.example/web>' }, /BOOKING_URL: expected an address that begins/],
  [{ NEXT_PUBLIC_BOOKING_URL: 'https://b.example/a web' }, /BOOKING_URL: expected one address alone/],
  [{ NEXT_PUBLIC_BOOKING_URL: 'https://b.example/web;' }, /BOOKING_URL: expected one address alone/],
  [{ NEXT_PUBLIC_BOOKING_URL: 'https://b.example/web, https://c.example' }, /BOOKING_URL: expected one address alone/],
  [
    { ...relay, NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://relay.example/api/v1.0/email/send' },
    /EMAILJS_ORIGIN: expected an address without a path/,
  ],
  [{ NEXT_PUBLIC_SITE_URL: 'https://www.example.com?x' }, /SITE_URL: expected an address without a path/],
  [
    { NEXT_PUBLIC_GHOST_URL: 'https://b.example/ghost/#/settings', NEXT_PUBLIC_GHOST_CONTENT_KEY: key },
    /GHOST_URL: expected the blog's own address, without \/ghost/,
  ],
  [
    { NEXT_PUBLIC_CHAT_URL: 'https://c.example/app', NEXT_PUBLIC_CHAT_TOKEN: 't' },
    /CHAT_URL: expected an address without/,
  ],
  [{ NEXT_PUBLIC_CHAT_URL: 'https://c.example', NEXT_PUBLIC_CHAT_TOKEN: '"t' }, /CHAT_TOKEN: expected letters, digits/],
  [
    { ...relay, NEXT_PUBLIC_EMAILJS_BLOCK_LIST: 'a@b.example; c@d.example' },
    /BLOCK_LIST: expected email addresses with/,
  ],
  [
    { NEXT_PUBLIC_GEOLOCATION_URL: 'https://g.example' },
    /VISITS_WEBHOOK_URL: expected a value, because NEXT_PUBLIC_GEOLOCATION_URL is set$/,
  ],
  [
    { NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS: '9' },
    /SERVICE_ID: expected a value, because NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS is set$/,
  ],
  [{ NEXT_PUBLIC_CAL_ORIGIN: 'https://cal.example' }, /CAL_LINK: expected a value/],
  [
    { NEXT_PUBLIC_VISITS_WEBHOOK_URL: 'http://chat.example/hooks/visits' },
    /VISITS_WEBHOOK_URL: expected https:\/\/, because browsers block http:\/\/ inside a page, received 'http:/,
  ],
  [
    { NEXT_PUBLIC_CHAT_URL: 'http://chat.example', NEXT_PUBLIC_CHAT_TOKEN: 't' },
    /CHAT_URL: expected https:\/\/, because/,
  ],
  [{ ...relay, NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://relay.example' }, /EMAILJS_ORIGIN: expected https:\/\/, because/],
  [{ NEXT_PUBLIC_LOGIN_URL: 'http://login.example/session' }, /LOGIN_URL: expected https:\/\/, because/],
  [
    { NEXT_PUBLIC_GHOST_URL: 'http://b.example', NEXT_PUBLIC_GHOST_CONTENT_KEY: key },
    /GHOST_URL: expected https:\/\/, because/,
  ],
  [{ NEXT_PUBLIC_VISITS_WEBHOOK_URL: 'http://localhost.example.com' }, /WEBHOOK_URL: expected https:\/\/, because/],
  [{ HOST_WITHOUT_HEADERS: 'yes' }, /HOST_WITHOUT_HEADERS: expected 1, or nothing, received 'yes'$/],
  [{ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'p' }, /SERVICE_ID, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: expected a value/],
])('%j stops the build with one line', (environment, message) => {
  expect(() => readPublicConfig(environment)).toThrow(message);
  expect(() => readPublicConfig(environment)).not.toThrow('\n');
});

test('two wrong settings are two lines, so that one try mends both', () => {
  expect(() => readPublicConfig({ NEXT_PUBLIC_SITE_URL: 'x', NEXT_PUBLIC_BOOKING_URL: 'y' })).toThrow(
    /^settings \(\.env\.local\): NEXT_PUBLIC_SITE_URL: .+'x'\nsettings \(\.env\.local\): NEXT_PUBLIC_BOOKING_URL: .+'y'$/,
  );
});

test('blanks around a value do not count', () => {
  const settings = { NEXT_PUBLIC_GHOST_URL: ' https://b.example ', NEXT_PUBLIC_GHOST_CONTENT_KEY: `${key}\n` };
  expect(readPublicConfig(settings).blog).toEqual({ url: 'https://b.example', key });
});

test('a path of the booking calendar may hold a dot, as names of people there do', () => {
  expect(readPublicConfig({ NEXT_PUBLIC_CAL_LINK: 'ada.l/30min' }).calendar?.link).toBe('ada.l/30min');
});

test('a setting whose name is misspelt is found; a host may add its own', () => {
  const names = {
    NEXT_PUBLIC_BOKING_URL: 'https://b.example',
    NEXT_PUBLIC_BOOKING_URL: '',
    NEXT_PUBLIC_VERCEL_ENV: 'x',
    PATH: '',
  };
  expect(unknownSettings(names)).toEqual(['NEXT_PUBLIC_BOKING_URL']);
  const inFiles = ['SITE_URL', 'NEXT_PUBIC_SITE_URL', 'HOST_WITHOUT_HEADERS', 'VERCEL_ENV', 'NEXT_PUBLIC_BOKING_URL'];
  expect(unknownSettings(names, inFiles)).toEqual(['NEXT_PUBLIC_BOKING_URL', 'SITE_URL', 'NEXT_PUBIC_SITE_URL']);
});
