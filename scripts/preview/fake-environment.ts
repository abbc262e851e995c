import { fakeSettings } from './fake-settings';

/**
 * The settings of a build that uses the fakes.
 *
 * @param origin the fakes' address, without a last slash, which Ghost's client refuses
 */
export function fakeEnvironment(origin: string): Record<string, string> {
  return {
    NEXT_PUBLIC_GHOST_URL: origin,
    NEXT_PUBLIC_GHOST_CONTENT_KEY: fakeSettings.ghostContentKey,
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: fakeSettings.mail.serviceId,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: fakeSettings.mail.templateId,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: fakeSettings.mail.publicKey,
    NEXT_PUBLIC_BOOKING_URL: `${origin}/book`,
    NEXT_PUBLIC_VISITS_WEBHOOK_URL: `${origin}/hooks/visits`,
    NEXT_PUBLIC_GEOLOCATION_URL: `${origin}/geolocation/json`,
    NEXT_PUBLIC_CHAT_URL: origin,
    NEXT_PUBLIC_CHAT_TOKEN: fakeSettings.chatWebsiteToken,
    NEXT_PUBLIC_CAL_ORIGIN: origin,
    NEXT_PUBLIC_CAL_LINK: 'dohtech/website-development',
  };
}
