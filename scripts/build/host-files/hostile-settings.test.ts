import { readPublicConfig, settingNames } from '@/lib/config/public-config';
import { fullConfig } from '@/lib/delivery/config-fixture';
import { type DeliveryRules, deliveryRules } from '@/lib/delivery/headers';
import { contentSecurityPolicy } from '@/lib/delivery/policy';
import { redirectPages, withPolicy } from '../export/write-delivery';
import { hostFiles } from './deploy-files';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx';

/* A setting must not be able to add a directive to the policy, or code to a host's file. */

/** Each would be code in one of: CSP, nginx, `_headers`, JSON, HTML, shell. */
const hostileHosts = [
  'https://a.example;sandbox',
  'https://a.example;script-src *',
  'https://a.example,b.example',
  'https://$host.example',
  'https://a.example"; return 301 https://b.example; #',
  'https://a.example\n  X-Header: 1',
  'https://a.example\r\n/*',
  'https://a.example\\',
  'https://a.example{}',
  'https://a`id`.example',
  'https://a.example"><script>',
  "https://a.example'",
];

const addresses = settingNames.filter((name) => /_(URL|ORIGIN)$/.test(name));

test.each(addresses)('%s rejects hosts that would be code', (setting) => {
  for (const value of hostileHosts)
    expect(() => readPublicConfig({ [setting]: value })).toThrow(`${setting}: expected`);
});

test('headers and host files contain only the host of an address, not its path and query', () => {
  const address = "https://a.example/p;sandbox/$host,'x'?a=$request_uri;script-src&b=*#$1";
  const config = readPublicConfig({
    NEXT_PUBLIC_LOGIN_URL: address,
    NEXT_PUBLIC_BOOKING_URL: address,
    NEXT_PUBLIC_VISITS_WEBHOOK_URL: address,
    NEXT_PUBLIC_GEOLOCATION_URL: address,
    NEXT_PUBLIC_GHOST_URL: 'https://a.example/p;sandbox/$host,x',
    NEXT_PUBLIC_GHOST_CONTENT_KEY: '0123456789abcdef0123456789',
  });
  const plain = readPublicConfig({ NEXT_PUBLIC_LOGIN_URL: 'https://a.example' });
  // EmailJS is off in both, and the booking page is only a link.
  expect(hostFiles(deliveryRules(config))).toEqual(hostFiles(deliveryRules(plain)));
});

describe('in addition to the schema', () => {
  const rules = deliveryRules(fullConfig);
  const withHeader = (value: string, name = 'X-Test'): DeliveryRules => ({ ...rules, headers: [{ name, value }] });

  test.each(['https://a.example;sandbox', 'https://a.example,b.example'])('the policy refuses %j', (url) => {
    expect(() => contentSecurityPolicy({ ...fullConfig, loginUrl: url })).toThrow('is not one source');
    expect(() => contentSecurityPolicy({ ...fullConfig, chat: { url, token: 't' } })).toThrow('is not one source');
  });

  test.each(['$host', '"; return 301 x; #', 'a\\', 'a\nb'])('nginx.conf refuses the header %j', (value) => {
    expect(() => nginxFile(withHeader(value))).toThrow('nginx would not read');
  });

  test.each(['a\n  X-Other: 1', 'a\r\n/*'])('_headers refuses the header %j', (value) => {
    expect(() => headersFile(withHeader(value))).toThrow('one line for each header');
  });

  test('a page for a plain host escapes quotes', () => {
    const policy = withHeader('"><script>', 'Content-Security-Policy');
    expect(withPolicy('<head></head>', policy)).toContain('content="&quot;><script>">');
    const [page] = Object.values(redirectPages('https://a.example"><script>'));
    expect(page).toContain('href="https://a.example&quot;><script>/');
  });
});
