import { readPublicConfig } from '@/lib/config/public-config';
import { deliveryRules } from '@/lib/delivery/headers';
import { hostFiles } from './deploy-files';

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
