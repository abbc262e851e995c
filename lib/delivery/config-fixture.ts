import { mailEnvironment } from '@/lib/config/mail-settings-examples';
import { readPublicConfig } from '@/lib/config/public-config';

/** The configuration of a fresh clone, without any service. */
export const bareConfig = readPublicConfig({});

/** Every service, each on its own host. */
export const fullConfig = readPublicConfig({
  NEXT_PUBLIC_SITE_URL: 'https://www.site.example',
  NEXT_PUBLIC_GHOST_URL: 'https://blog.site.example',
  NEXT_PUBLIC_GHOST_CONTENT_KEY: '0123456789abcdef0123456789',
  ...mailEnvironment,
  NEXT_PUBLIC_BOOKING_URL: 'https://book.site.example/call',
  NEXT_PUBLIC_LOGIN_URL: 'https://login.site.example/session',
  NEXT_PUBLIC_VISITS_WEBHOOK_URL: 'https://hooks.site.example/visits?key=1',
  NEXT_PUBLIC_GEOLOCATION_URL: 'https://geo.site.example/json',
  NEXT_PUBLIC_CHAT_URL: 'https://chat.site.example',
  NEXT_PUBLIC_CHAT_TOKEN: 'token',
  NEXT_PUBLIC_CAL_LINK: 'team/website-development',
});

/** Both, with names for tests. */
export const configs = [
  ['no service', bareConfig],
  ['every service', fullConfig],
] as const;
