import { readPublicConfig } from '@/lib/config/public-config';
import { fullConfig } from '@/lib/delivery/config-fixture';
import { contentSecurityPolicy, type DeliveryRules, deliveryRules } from '@/lib/delivery/headers';
import { redirectPages, withPolicy } from '../export/write-delivery';
import { hostFiles } from './deploy-files';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx';

/* A setting must not be able to add a directive to the policy, or code to a host's file. */

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

test('a value that the schema let through by mistake stops the build, or is escaped', () => {
  const rules = deliveryRules(fullConfig);
  const withHeader = (value: string, name = 'X-Test'): DeliveryRules => ({ ...rules, headers: [{ name, value }] });
  const policyFor = (loginUrl: string) => contentSecurityPolicy({ ...fullConfig, loginUrl });
  expect(() => policyFor('https://a.example;sandbox')).toThrow('is not one source');
  expect(() => nginxFile(withHeader('"; return 301 x; #'))).toThrow('nginx would not read');
  expect(() => headersFile(withHeader('a\n  X-Other: 1'))).toThrow('one line for each header');
  const policy = withHeader('"><script>', 'Content-Security-Policy');
  expect(withPolicy('<head></head>', policy)).toContain('content="&quot;><script>">');
  const [page] = Object.values(redirectPages('https://a.example"><script>'));
  expect(page).toContain('href="https://a.example&quot;><script>/');
});
