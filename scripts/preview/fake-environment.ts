import { settingNames } from '@/lib/config/public-config';

/** What the fakes accept. It is no secret; the real keys are public, too. */
export const fakeSettings = {
  /** 26 lowercase hex characters: Ghost's client refuses any other form. */
  ghostContentKey: '0123456789abcdef0123456789',
  chatWebsiteToken: 'fake-website-token',
  mailPublicKey: 'fake-public-key',
  mailServiceId: 'service_stand_in',
  mailTemplateId: 'template_stand_in',
  /** The blog in the addresses of the committed articles. The fake replaces it by its own origin. */
  snapshotBlogOrigin: 'https://blog.company.example',
} as const;

/** The settings of a build that uses the fakes at `origin`, which has no last slash: Ghost's client refuses it. */
export function fakeEnvironment(origin: string): Record<string, string> {
  return {
    NEXT_PUBLIC_GHOST_URL: origin,
    NEXT_PUBLIC_GHOST_CONTENT_KEY: fakeSettings.ghostContentKey,
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: fakeSettings.mailServiceId,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: fakeSettings.mailTemplateId,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: fakeSettings.mailPublicKey,
    NEXT_PUBLIC_BOOKING_URL: `${origin}/book`,
    NEXT_PUBLIC_VISITS_WEBHOOK_URL: `${origin}/hooks/visits`,
    NEXT_PUBLIC_GEOLOCATION_URL: `${origin}/geolocation/json`,
    NEXT_PUBLIC_CHAT_URL: origin,
    NEXT_PUBLIC_CHAT_TOKEN: fakeSettings.chatWebsiteToken,
    NEXT_PUBLIC_CAL_ORIGIN: origin,
    NEXT_PUBLIC_CAL_LINK: 'company/website-development',
  };
}

/** Every setting without a value. In the environment of a process they override those of a `.env` file. */
export const emptySettings: Readonly<Record<string, string>> = Object.fromEntries(
  settingNames.map((name) => [name, '']),
);

/** The fakes of all services, and no setting of a `.env` file on this machine. */
export function fakesAlone(origin: string): Record<string, string> {
  return { ...emptySettings, ...fakeEnvironment(origin) };
}

/** Fakes of all services (mail, blog) of which `settings` have no value. */
export function fakesForUnset(settings: Readonly<Record<string, string | undefined>>, origin: string) {
  const serviceOf = (name: string) => name.split('_').slice(0, 3).join('_');
  const named = new Set(Object.entries(settings).flatMap(([name, value]) => (value ? serviceOf(name) : [])));
  return Object.fromEntries(Object.entries(fakeEnvironment(origin)).filter(([name]) => !named.has(serviceOf(name))));
}
