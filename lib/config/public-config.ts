import { z } from 'zod';

/**
 * All configuration of the site, read from `NEXT_PUBLIC_*` at build time. Every value ends in a browser, so none is a
 * secret. A group that is not set turns its feature off (null); a group that is half set stops the build.
 * `.env.example` documents each setting.
 */
const settings = z.object({
  NEXT_PUBLIC_SITE_URL: z.url({ protocol: /^https?$/ }).default('https://www.dohtech.example'),
  NEXT_PUBLIC_GHOST_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEXT_PUBLIC_GHOST_CONTENT_KEY: z
    .string()
    .regex(/^[0-9a-f]{26}$/, 'expected the 26 lowercase hex characters of a Ghost Content API key')
    .optional(),
  NEXT_PUBLIC_EMAILJS_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://api.emailjs.com'),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: z.string().optional(),
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: z.string().optional(),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: z.string().optional(),
  NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS: z.literal('1', 'expected 1, or nothing').optional(),
  NEXT_PUBLIC_EMAILJS_BLOCK_LIST: z.string().optional(),
  NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS: z
    .string()
    .regex(/^[1-9]\d*$/, 'expected a whole number of seconds above 0')
    .optional(),
  NEXT_PUBLIC_BOOKING_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEXT_PUBLIC_LOGIN_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEXT_PUBLIC_VISITS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEXT_PUBLIC_GEOLOCATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEXT_PUBLIC_CHAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEXT_PUBLIC_CHAT_TOKEN: z.string().optional(),
  NEXT_PUBLIC_CAL_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://app.cal.com'),
  NEXT_PUBLIC_CAL_LINK: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/, 'expected the path of an event type, as in team/website-development')
    .optional(),
});

export type PublicConfig = {
  /** Where the site is published, without a slash at the end. */
  siteUrl: string;
  blog: { url: string; key: string } | null;
  mail: MailConfig | null;
  bookingUrl: string | null;
  loginUrl: string | null;
  calendar: CalendarConfig | null;
  visits: VisitsConfig | null;
  chat: ChatConfig | null;
};

/** Where sessions and reports go, and who is asked for a visit's place; without the latter it is 'Unknown'. */
export type VisitsConfig = { webhookUrl: string; geolocationUrl: string | null };

/** The support host, without a slash at the end, and its website token. */
export type ChatConfig = { url: string; token: string };

/** The booking calendar inside a page: where its script lives, and which event it books. */
export type CalendarConfig = { origin: string; link: string };

export type MailConfig = {
  origin: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** What the relay's client refuses by itself. A refusal that is not configured is not there: pages carry this. */
  blockHeadless?: true;
  /** Senders' addresses. */
  blockList?: string[];
  /** At most one mail in so long. */
  rateLimitMs?: number;
};

/** Names that must be set together, or not at all. */
const groups = [
  ['NEXT_PUBLIC_GHOST_URL', 'NEXT_PUBLIC_GHOST_CONTENT_KEY'],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'],
  ['NEXT_PUBLIC_CHAT_URL', 'NEXT_PUBLIC_CHAT_TOKEN'],
] as const;

/** Reads the configuration. Throws one line that names the setting and what it expects. An empty value counts as unset. */
export function readPublicConfig(environment: Record<string, string | undefined>): PublicConfig {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = settings.safeParse(set);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    throw new Error(`environment: ${name}: ${expectation(issue)}, received '${set[name]}'`);
  }
  for (const group of groups) {
    const missing = group.filter((name) => !set[name]);
    if (missing.length > 0 && missing.length < group.length) {
      throw new Error(
        `environment: ${missing.join(', ')}: expected a value, because ${group.find((name) => set[name])} is set`,
      );
    }
  }
  const value = result.data;
  return {
    siteUrl: withoutSlash(value.NEXT_PUBLIC_SITE_URL),
    blog:
      value.NEXT_PUBLIC_GHOST_URL && value.NEXT_PUBLIC_GHOST_CONTENT_KEY
        ? { url: withoutSlash(value.NEXT_PUBLIC_GHOST_URL), key: value.NEXT_PUBLIC_GHOST_CONTENT_KEY }
        : null,
    mail:
      value.NEXT_PUBLIC_EMAILJS_SERVICE_ID &&
      value.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID &&
      value.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY
        ? {
            origin: withoutSlash(value.NEXT_PUBLIC_EMAILJS_ORIGIN),
            serviceId: value.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
            templateId: value.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
            publicKey: value.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
            ...mailRefusals(value),
          }
        : null,
    bookingUrl: value.NEXT_PUBLIC_BOOKING_URL ?? null,
    loginUrl: value.NEXT_PUBLIC_LOGIN_URL ?? null,
    visits: value.NEXT_PUBLIC_VISITS_WEBHOOK_URL
      ? {
          webhookUrl: value.NEXT_PUBLIC_VISITS_WEBHOOK_URL,
          geolocationUrl: value.NEXT_PUBLIC_GEOLOCATION_URL ?? null,
        }
      : null,
    chat:
      value.NEXT_PUBLIC_CHAT_URL && value.NEXT_PUBLIC_CHAT_TOKEN
        ? { url: withoutSlash(value.NEXT_PUBLIC_CHAT_URL), token: value.NEXT_PUBLIC_CHAT_TOKEN }
        : null,
    calendar: value.NEXT_PUBLIC_CAL_LINK
      ? { origin: withoutSlash(value.NEXT_PUBLIC_CAL_ORIGIN), link: value.NEXT_PUBLIC_CAL_LINK }
      : null,
  };
}

function mailRefusals(value: z.infer<typeof settings>): Partial<MailConfig> {
  const seconds = value.NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS;
  const addresses = value.NEXT_PUBLIC_EMAILJS_BLOCK_LIST?.split(',').map((address) => address.trim());
  return {
    ...(value.NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS && { blockHeadless: true }),
    ...(addresses && { blockList: addresses.filter(Boolean) }),
    ...(seconds && { rateLimitMs: Number(seconds) * 1000 }),
  };
}

/** Features that this configuration leaves off, each with what happens instead: a build prints them. */
export function featuresOff(config: PublicConfig): string[] {
  return [
    ...(config.blog ? [] : ['blog host (NEXT_PUBLIC_GHOST_URL): the committed posts are shown, without links to them']),
    ...(config.mail ? [] : ['mail (NEXT_PUBLIC_EMAILJS_*): forms show email and phone instead of a send button']),
    ...(config.bookingUrl ? [] : ['booking (NEXT_PUBLIC_BOOKING_URL): booking buttons lead to the contact page']),
    ...(config.loginUrl ? [] : ['login (NEXT_PUBLIC_LOGIN_URL): a placeholder answers it in the browser']),
    ...(config.visits
      ? []
      : ['visit tracking (NEXT_PUBLIC_VISITS_WEBHOOK_URL): nothing is tracked, so nobody is asked for consent']),
    ...(config.visits && !config.visits.geolocationUrl
      ? ["geolocation (NEXT_PUBLIC_GEOLOCATION_URL): the place of a visit is 'Unknown'"]
      : []),
    ...(config.chat ? [] : ['live chat (NEXT_PUBLIC_CHAT_*): no chat button is shown']),
    ...(config.calendar ? [] : ['booking calendar (NEXT_PUBLIC_CAL_LINK): pages show the booking link alone']),
  ];
}

function expectation(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.message.startsWith('expected')) return issue.message;
  return issue?.code === 'invalid_format'
    ? 'expected an address that begins with https:// or http://'
    : `expected a valid value (${issue?.message})`;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
