import { readPublicConfig } from '@/lib/config/public-config';
import { fullConfig } from '@/lib/delivery/config-fixture';
import { type DeliveryRules, deliveryRules } from '@/lib/delivery/delivery-rules';
import { contentSecurityPolicy } from '@/lib/delivery/policy';
import { redirectPages, withPolicy } from '../export/plain-host';
import { cloudfrontHeadersPolicy } from './cloudfront';
import { hostFiles } from './deploy-files';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx';
import { vercelFile } from './vercel';

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

/** A valid path and query that must not get into a header. */
const hostilePath = "/p;sandbox/$host,'x'?a=$request_uri;script-src&b=*#$1";

const settings = [
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_GHOST_URL',
  'NEXT_PUBLIC_EMAILJS_ORIGIN',
  'NEXT_PUBLIC_LOGIN_URL',
  'NEXT_PUBLIC_BOOKING_URL',
  'NEXT_PUBLIC_VISITS_WEBHOOK_URL',
  'NEXT_PUBLIC_GEOLOCATION_URL',
  'NEXT_PUBLIC_CHAT_URL',
  'NEXT_PUBLIC_CAL_ORIGIN',
];

test.each(settings)('%s rejects hosts that would be code', (setting) => {
  const taken = hostileHosts.filter((value) => {
    try {
      readPublicConfig({ [setting]: value });
      return true;
    } catch (error) {
      return !String(error).includes(`${setting}: expected`);
    }
  });
  expect(taken).toEqual([]);
});

test('headers and host files contain only the host of an address, not its path and query', () => {
  const address = `https://a.example${hostilePath}`;
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
  expect(contentSecurityPolicy(config)).toBe(contentSecurityPolicy(plain));
  expect(hostFiles(deliveryRules(config))).toEqual(hostFiles(deliveryRules(plain)));
});

describe('in addition to the schema', () => {
  test.each(['https://a.example;sandbox', 'https://a.example,b.example'])('the policy refuses %j', (url) => {
    const login = { ...fullConfig, loginUrl: url };
    expect(() => contentSecurityPolicy(login)).toThrow('is not one source');
    const chat = { ...fullConfig, chat: { url, token: 't' } };
    expect(() => contentSecurityPolicy(chat)).toThrow('is not one source');
  });

  const rules = deliveryRules(fullConfig);
  const saying = (value: string): DeliveryRules => ({ ...rules, headers: [{ name: 'X-Test', value }] });

  test.each(['$host', '"; return 301 x; #"', 'a\\', 'a\nb'])('nginx.conf refuses the header %j', (value) => {
    expect(() => nginxFile(saying(value))).toThrow('nginx would not read');
  });

  test.each(['a\n  X-Other: 1', 'a\r\n/*'])('_headers refuses the header %j', (value) => {
    expect(() => headersFile(saying(value))).toThrow('one line for each header');
  });

  test.each(hostileHosts)('vercel.json and CloudFront’s policies contain %j as a value', (value) => {
    expect(JSON.parse(vercelFile(saying(value))).headers[0].headers[0].value).toBe(value);
    const policy = JSON.parse(cloudfrontHeadersPolicy('name', saying(value).headers));
    expect(policy.CustomHeadersConfig.Items[0].Value).toBe(value);
  });

  test('a page for a plain host escapes quotes', () => {
    const headers = [{ name: 'Content-Security-Policy', value: '"><script>' }];
    expect(withPolicy('<head></head>', { ...rules, headers })).toContain('content="&quot;><script>">');
    const [page] = Object.values(redirectPages(rules, 'https://a.example"><script>'));
    expect(page).toContain('href="https://a.example&quot;><script>/');
  });
});
