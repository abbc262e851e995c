import { longMailEnvironment } from '@/lib/config/mail-settings-examples';
import { emptySettings } from '../../preview/fake-environment';

type Environment = Readonly<Record<string, string>>;

/** The address of the blog in these configurations. */
export const BLOG_URL = 'https://blog.company-technology-services.example';

/** As long as real settings get: hosts of a company with a long name, paths with keys, every option of a service. */
const services = {
  blog: {
    NEXT_PUBLIC_GHOST_URL: BLOG_URL,
    NEXT_PUBLIC_GHOST_CONTENT_KEY: '9f8e7d6c5b4a39281706f5e4d3',
  },
  mail: longMailEnvironment,
  booking: {
    NEXT_PUBLIC_BOOKING_URL:
      'https://calendar.company-technology-services.example/team/website-development-consultation/free-one-hour-call?source=website&month=next',
  },
  calendar: {
    NEXT_PUBLIC_CAL_ORIGIN: 'https://calendar.scheduling.company-technology-services.example',
    NEXT_PUBLIC_CAL_LINK: 'company-technology-services/website-development-consultation',
  },
  login: {
    NEXT_PUBLIC_LOGIN_URL: 'https://accounts.company-technology-services.example/api/v2/clients-and-staff/session',
  },
  visits: {
    NEXT_PUBLIC_VISITS_WEBHOOK_URL:
      'https://chat.support.company-technology-services.example/webhooks/website/visits/9f8e7d6c5b4a39281706f5e4d3c2b1a0',
    NEXT_PUBLIC_GEOLOCATION_URL:
      'https://geolocation.company-technology-services.example/v1/json/?fields=country_name,city,region,latitude,longitude',
  },
  chat: {
    NEXT_PUBLIC_CHAT_URL: 'https://chat.support.company-technology-services.example',
    NEXT_PUBLIC_CHAT_TOKEN: 'Abc123Def456Ghi789Jkl012',
  },
} as const satisfies Record<string, Environment>;

const site: Environment = { NEXT_PUBLIC_SITE_URL: 'https://www.company-technology-services.example' };

/** Puts the security policy into each page, for a host that sends no headers; the budgets include it. */
const plainHost: Environment = { HOST_WITHOUT_HEADERS: '1' };

/** The settings of one export. */
export type Configuration = {
  name: string;
  /** A value for every setting of the site: an empty one overrides a `.env` file on this machine. */
  environment: Environment;
};

/**
 * Six services in four exports: for any two of them, one export has the first without the second. So a page that wrongly
 * depends on a second service fails here.
 */
const mixes = [
  ['mail', 'booking', 'calendar'],
  ['mail', 'login', 'visits'],
  ['booking', 'login', 'chat'],
  ['calendar', 'visits', 'chat'],
] as const;

const bare = configuration('bare', site);
const everyService = configuration('every service', Object.assign({}, site, ...Object.values(services), plainHost));

/** The site with the smallest and with the largest pages. */
export const ends = [bare, everyService] as const;

/** The site without any service, with mixes of services, with the blog alone, and with all. Those with a blog come last. */
export const configurations: readonly Configuration[] = [
  bare,
  ...mixes.map((names) =>
    configuration(names.join(' and '), Object.assign({}, site, ...names.map((name) => services[name]))),
  ),
  configuration('blog alone', { ...site, ...services.blog }),
  everyService,
];

/** Whether the build has posts of a blog. */
export const hasBlog = ({ environment }: Configuration) => environment.NEXT_PUBLIC_GHOST_URL !== '';

function configuration(name: string, settings: Environment): Configuration {
  return { name, environment: { ...emptySettings, ...settings } };
}
