import { z } from 'zod';
import { timeZone } from '@/content/schema/time-zone';
import { MAIL_PREFIX, type MailConfig, mailDependents, mailGroup, mailSettings, readMail } from './mail-settings';
import { fetchable, host, name, url } from './setting-schemas';

/**
 * Placeholders of instructions and CI templates. Within a longer name "your" is an ordinary word: /book-your-team-call is a path.
 */
const PLACEHOLDER =
  /(?<![a-z\d])(x{3,}|change[-_]?me|placeholder|(?<![-_])your[-_]?(domain|site|host|blog|company|api|key|token|id|name|public|service|template|link|team)[a-z\d_-]*)(?![a-z\d])|^(null|undefined|todo|tbd)$/i;

/** The settings of the site, documented in `.env.example`. Browsers receive every value, so none is a secret. */
const settings = z.object({
  NEXT_PUBLIC_SITE_URL: host.default('https://www.company.example'),
  NEXT_PUBLIC_TIME_ZONE: timeZone.default('UTC'),
  NEXT_PUBLIC_GHOST_URL: fetchable(url)
    .refine((address) => !/[?#]/.test(address) && !/\/ghost\b/.test(new URL(address).pathname), {
      error: "expected the blog's own address, without /ghost and what follows",
    })
    .optional(),
  NEXT_PUBLIC_GHOST_CONTENT_KEY: z
    .string()
    .regex(/^[0-9a-f]{26}$/, 'expected the 26 lowercase hex characters of a Ghost Content API key')
    .optional(),
  ...mailSettings,
  NEXT_PUBLIC_BOOKING_URL: url.optional(),
  NEXT_PUBLIC_LOGIN_URL: fetchable(url).optional(),
  NEXT_PUBLIC_VISITS_WEBHOOK_URL: fetchable(url).optional(),
  NEXT_PUBLIC_GEOLOCATION_URL: fetchable(url).optional(),
  NEXT_PUBLIC_CHAT_URL: fetchable(host).optional(),
  NEXT_PUBLIC_CHAT_TOKEN: name.optional(),
  NEXT_PUBLIC_CAL_ORIGIN: fetchable(host).default('https://app.cal.com'),
  NEXT_PUBLIC_CAL_LINK: z
    .string()
    .regex(/^[\w+-][\w.+-]*(\/[\w+-][\w.+-]*)*$/, 'expected the path of an event type, as in team/website-development')
    .optional(),
  HOST_WITHOUT_HEADERS: z.literal('1', 'expected 1, or nothing').optional(),
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

export type PublicConfig = {
  /** Where the site is published, without a slash at the end. */
  siteUrl: string;
  /** The zone of the days that pages show: a name of the IANA time zone database. */
  timeZone: string;
  blog: { url: string; key: string } | null;
  mail: MailConfig | null;
  bookingUrl: string | null;
  loginUrl: string | null;
  calendar: CalendarConfig | null;
  visits: VisitsConfig | null;
  chat: ChatConfig | null;
  /** The host supports neither custom headers nor redirects, like GitHub Pages. */
  isPlainHost: boolean;
};

/** The webhook for sessions and reports, and the service for a visit's location, which is 'Unknown' without one. */
export type VisitsConfig = { webhookUrl: string; geolocationUrl: string | null };

/** The Chatwoot host, without a slash at the end, and its website token. */
export type ChatConfig = { url: string; token: string };

/** The booking calendar in a page: the host of its script and the event it books. */
export type CalendarConfig = { origin: string; link: string };

/** Settings that must be set together or not at all. */
const groups = [
  ['NEXT_PUBLIC_GHOST_URL', 'NEXT_PUBLIC_GHOST_CONTENT_KEY'],
  mailGroup,
  ['NEXT_PUBLIC_CHAT_URL', 'NEXT_PUBLIC_CHAT_TOKEN'],
] as const;

/** Settings that have no effect without another: [setting, needed]. */
const dependents = [
  ['NEXT_PUBLIC_GEOLOCATION_URL', 'NEXT_PUBLIC_VISITS_WEBHOOK_URL'],
  ['NEXT_PUBLIC_CAL_ORIGIN', 'NEXT_PUBLIC_CAL_LINK'],
  ...mailDependents,
] as const;

/**
 * Reads the configuration; a group that is not set turns its feature off (null). Empty values count as unset. Throws an Error with
 * a line for each wrong setting: its name, what was expected and what was received.
 */
export function readPublicConfig(environment: Record<string, string | undefined>): PublicConfig {
  const set: Record<string, string> = Object.fromEntries(
    Object.entries(environment).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])),
  );
  const result = settings.safeParse(set);
  const messages = new Map([
    ...findPlaceholders(set),
    ...(result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const),
  ]);
  const problems = [
    ...[...messages].map(([setting, message]) => describeSetting(setting, message, set)),
    ...findMissing(set),
  ];
  if (!result.success || problems.length > 0) throw new Error(problems.join('\n'));
  const value = result.data;
  return {
    siteUrl: value.NEXT_PUBLIC_SITE_URL,
    timeZone: value.NEXT_PUBLIC_TIME_ZONE,
    blog:
      value.NEXT_PUBLIC_GHOST_URL && value.NEXT_PUBLIC_GHOST_CONTENT_KEY
        ? { url: value.NEXT_PUBLIC_GHOST_URL.replace(/\/+$/, ''), key: value.NEXT_PUBLIC_GHOST_CONTENT_KEY }
        : null,
    mail: readMail(value),
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
        ? { url: value.NEXT_PUBLIC_CHAT_URL, token: value.NEXT_PUBLIC_CHAT_TOKEN }
        : null,
    calendar: value.NEXT_PUBLIC_CAL_LINK
      ? { origin: value.NEXT_PUBLIC_CAL_ORIGIN, link: value.NEXT_PUBLIC_CAL_LINK }
      : null,
    isPlainHost: value.HOST_WITHOUT_HEADERS === '1',
  };
}

/** The features that are off, each with what happens instead. A build prints them. */
export function featuresOff({ blog, mail, bookingUrl, loginUrl, visits, chat, calendar }: PublicConfig): string[] {
  const features: [isOn: unknown, otherwise: string][] = [
    [blog, 'blog host (NEXT_PUBLIC_GHOST_URL): the committed posts are shown, without links to them'],
    [mail, `mail (${MAIL_PREFIX}*): forms show email and phone instead of a send button`],
    [bookingUrl, 'booking (NEXT_PUBLIC_BOOKING_URL): booking buttons lead to the contact page'],
    [loginUrl, 'login (NEXT_PUBLIC_LOGIN_URL): a placeholder answers it in the browser'],
    [visits, 'visit tracking (NEXT_PUBLIC_VISITS_WEBHOOK_URL): nothing is tracked, so nobody is asked for consent'],
    [!visits || visits.geolocationUrl, "geolocation (NEXT_PUBLIC_GEOLOCATION_URL): the place of a visit is 'Unknown'"],
    [chat, 'live chat (NEXT_PUBLIC_CHAT_*): no chat button is shown'],
    [calendar, 'booking calendar (NEXT_PUBLIC_CAL_LINK): pages show the booking link alone'],
  ];
  return features.flatMap(([isOn, otherwise]) => (isOn ? [] : otherwise));
}

/** Settings whose value is still a placeholder, with the message for each. */
function findPlaceholders(set: Record<string, string>): [setting: string, message: string][] {
  return Object.entries(set)
    .filter(([setting, value]) => setting in settings.shape && PLACEHOLDER.test(value))
    .map(([setting]) => [setting, 'expected a value of your own instead of a placeholder']);
}

function describeSetting(setting: string, message: string, set: Record<string, string>): string {
  return `settings (environment or .env.local): ${setting}: ${message}, received '${escapeInvisible(withoutKeys(set[setting] ?? ''))}'`;
}

/** Cuts texts as long as the secret half of a Ghost Admin API key, because others can read the log of a build. */
const withoutKeys = (value: string) => value.replace(/[\da-f]{40,}/gi, (key) => `${key.slice(0, 4)}…`);

/** Shows invisible characters and line breaks as escapes, so that a problem is one line. */
function escapeInvisible(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

function findMissing(set: Record<string, string>): string[] {
  const ofGroups = groups.flatMap((group) => {
    const missing = group.filter((setting) => !set[setting]);
    return missing.length > 0 && missing.length < group.length
      ? [{ missing: missing.join(', '), because: group.find((setting) => set[setting]) }]
      : [];
  });
  const ofDependents = dependents
    .filter(
      ([setting, needed]) => set[setting] && !set[needed] && !ofGroups.some(({ missing }) => missing.includes(needed)),
    )
    .map(([because, missing]) => ({ missing, because }));
  return [...ofGroups, ...ofDependents].map(
    ({ missing, because }) =>
      `settings (environment or .env.local): ${missing}: expected a value, because ${because} is set`,
  );
}

/** Settings that the site does not know: those of the environment with our prefix, and all of the `.env` files. */
export function unknownSettings(
  environment: Record<string, string | undefined>,
  namesInFiles: readonly string[] = [],
): string[] {
  const ours = Object.keys(environment).filter((name) => name.startsWith('NEXT_PUBLIC_'));
  // Vercel adds variables of its own.
  return [...new Set([...ours, ...namesInFiles])].filter(
    (name) => !/^(NEXT_PUBLIC_)?VERCEL_/.test(name) && !(name in settings.shape),
  );
}
