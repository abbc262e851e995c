import { mailEnvironment } from './mail-settings-examples';
import { readPublicConfig } from './public-config';

const key = '0123456789abcdef0123456789';

/** Address settings with the other settings that each needs. */
const companions: Record<string, Record<string, string>> = {
  NEXT_PUBLIC_SITE_URL: {},
  NEXT_PUBLIC_GHOST_URL: { NEXT_PUBLIC_GHOST_CONTENT_KEY: key },
  NEXT_PUBLIC_BOOKING_URL: {},
  NEXT_PUBLIC_LOGIN_URL: {},
  NEXT_PUBLIC_VISITS_WEBHOOK_URL: {},
  NEXT_PUBLIC_GEOLOCATION_URL: { NEXT_PUBLIC_VISITS_WEBHOOK_URL: 'https://hooks.example/visits' },
  NEXT_PUBLIC_CHAT_URL: { NEXT_PUBLIC_CHAT_TOKEN: 't' },
  NEXT_PUBLIC_CAL_ORIGIN: { NEXT_PUBLIC_CAL_LINK: 'team/call' },
};

/** The problem that the build reports for one value, or 'accepted'. */
function problemOf(setting: string, value: string): string {
  try {
    readPublicConfig({ ...companions[setting], [setting]: value });
    return 'accepted';
  } catch (error) {
    return String(error).replace('Error: settings (environment or .env.local): ', '');
  }
}

const NO_SCHEME = 'expected an address that begins with https:// or http://';
const FOREIGN = 'expected one address alone, without spaces, double quotes';
const NO_HOST = 'expected the name of a host';
const NO_PORT = 'expected a port from 1 to 65535';

const wrongAddresses: [value: string, expected: string][] = [
  ['a.example', NO_SCHEME],
  ['javascript:alert(1)', NO_SCHEME],
  ['https://a.example https://b.example', FOREIGN],
  ['https://a.example"', FOREIGN],
  // A zero-width space, as copied from a web page.
  ['https://a\u200b.example', FOREIGN],
  ['https://a.example;sandbox/', NO_HOST],
  ['https://$host.example', NO_HOST],
  ['https://*.example', NO_HOST],
  ['https://a_b.example', NO_HOST],
  ['https://a%2eexample.com', NO_HOST],
  ['https://intranet', NO_HOST],
  ['https://256.1.1.1', NO_HOST],
  ['https://a..example', 'expected one dot between the parts of a name'],
  ['https://a.example:65536', NO_PORT],
  ['https://ada:secret@a.example', 'expected an address without a user name and password'],
  ['https://your-domain.example', 'expected a value of your own instead of a placeholder'],
];

describe.each(Object.keys(companions))('%s', (setting) => {
  test.each(wrongAddresses)('%j stops the build with one line that names the setting', (value, expected) => {
    const answer = problemOf(setting, value);
    expect(answer).toMatch(`${setting}: ${expected}`);
    expect(answer).not.toMatch(/[\n\u200b]/);
  });
});

const hosts = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_CHAT_URL', 'NEXT_PUBLIC_CAL_ORIGIN'];

test.each(hosts)('%s accepts a bare host, without path, query and anchor', (setting) => {
  for (const value of ['https://a.example/en', 'https://a.example?x', 'https://a.example#x'])
    expect(problemOf(setting, value)).toMatch(`${setting}: expected an address without a path`);
});

const askedInBrowsers = Object.keys(companions).filter((setting) => !/SITE|BOOKING/.test(setting));

test.each(askedInBrowsers)(
  '%s is requested by browsers, so http:// is refused except on the same machine',
  (setting) => {
    for (const value of ['http://a.example', 'http://localhost.example.com'])
      expect(problemOf(setting, value)).toMatch(`${setting}: expected https://, because browsers block http://`);
    expect(problemOf(setting, 'http://127.0.0.1:3001')).toBe('accepted');
  },
);

test.each([
  ['https://a.example/', 'https://a.example'],
  ['https://a.example:443', 'https://a.example'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ['https://[2001:DB8::1]:8443', 'https://[2001:db8::1]:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('%s is normalized', (value, expected) => {
  expect(readPublicConfig({ NEXT_PUBLIC_SITE_URL: value }).siteUrl).toBe(expected);
});

test.each([
  ['https://b.example/call?a=1&b=$2;c#d', 'https://b.example/call?a=1&b=$2;c#d'],
  ['https://b.example/präsentation', 'https://b.example/pr%C3%A4sentation'],
])('the path and query of %s are accepted, encoded as by a browser', (value, expected) => {
  expect(readPublicConfig({ NEXT_PUBLIC_BOOKING_URL: value }).bookingUrl).toBe(expected);
});

test('a Ghost Admin API key in the wrong place is not repeated in the log of the build', () => {
  const problem = problemOf('NEXT_PUBLIC_GHOST_CONTENT_KEY', `${'1'.repeat(24)}:${'ab'.repeat(32)}`);
  expect(problem).toMatch(/received '1{24}:abab…'/);
});

const PLACEHOLDER = 'expected a value of your own instead of a placeholder';
const HEX = 'expected the 26 lowercase hex characters';
const WORD = 'expected letters, digits, hyphens and underscores';
const ZONE = "expected the name of a time zone, such as America/New_York, received '";
const EVENT = 'expected the path of an event type';

test.each([
  ['NEXT_PUBLIC_GHOST_CONTENT_KEY', key.toUpperCase(), HEX],
  ['NEXT_PUBLIC_BOOKING_URL', 'https://booking.example/?apiKey=YOUR_API_KEY', PLACEHOLDER],
  ['NEXT_PUBLIC_CHAT_TOKEN', '<your-token>', WORD],
  ['NEXT_PUBLIC_CHAT_TOKEN', 'undefined', PLACEHOLDER],
  ['NEXT_PUBLIC_TIME_ZONE', 'Europe/Atlantis', ZONE],
  ['NEXT_PUBLIC_TIME_ZONE', 'EST', ZONE],
  ['NEXT_PUBLIC_CAL_LINK', 'https://cal.com/team/call', EVENT],
  ['NEXT_PUBLIC_CAL_LINK', 'team/call?month=1', EVENT],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'service_xxxxxxx', PLACEHOLDER],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'template_ab12cd3', 'expected the service id'],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'service_ab12cd3', 'expected the template id'],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'service_ab12cd3', 'expected the public key'],
  ['NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS', '10s', 'expected a whole number of seconds'],
  ['NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS', '9'.repeat(400), 'expected a whole number of seconds'],
  ['NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS', 'yes', 'expected 1, or nothing'],
  ['NEXT_PUBLIC_EMAILJS_BLOCK_LIST', 'a@b.example; c@d.example', 'expected email addresses'],
  ['HOST_WITHOUT_HEADERS', 'true', 'expected 1, or nothing'],
])('%s=%s stops the build with one line', (setting, value, expected) => {
  const others = {
    ...mailEnvironment,
    NEXT_PUBLIC_GHOST_URL: 'https://b.example',
    NEXT_PUBLIC_GHOST_CONTENT_KEY: key,
    NEXT_PUBLIC_CHAT_URL: 'https://c.example',
    NEXT_PUBLIC_CHAT_TOKEN: 't',
  };
  const read = () => readPublicConfig({ ...others, [setting]: value });
  expect(read).toThrow(`${setting}: ${expected}`);
  expect(read).not.toThrow('\n');
});
