import { z } from 'zod';
import { fetchable, host, name } from './setting-schemas';

// All that the settings know of the provider of mail, EmailJS (docs/providers.md).

/** The beginning of each of its settings. */
export const MAIL_PREFIX = 'NEXT_PUBLIC_EMAILJS_';

/** EmailJS begins its ids with 'service_' and 'template_'; an owner may rename them. One in another's place fails at each send. */
const mailId = (own: string, foreign: RegExp) =>
  name
    .refine((value) => !foreign.test(value), { error: `expected the ${own}: this is another id of EmailJS` })
    .optional();

const emails = z
  .string()
  .regex(
    /^[^\s@,;"'<>]+@[^\s@,;"'<>]+(\s*,\s*[^\s@,;"'<>]+@[^\s@,;"'<>]+)*,?$/,
    'expected email addresses with commas between them',
  );

export const mailSettings = {
  NEXT_PUBLIC_EMAILJS_ORIGIN: fetchable(host).default('https://api.emailjs.com'),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: mailId('service id', /^template_/),
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: mailId('template id', /^service_/),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: mailId('public key', /^(?:service|template)_/),
  NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS: z.literal('1', 'expected 1, or nothing').optional(),
  NEXT_PUBLIC_EMAILJS_BLOCK_LIST: emails.optional(),
  NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'expected a whole number of seconds above 0 and below 100000')
    .optional(),
};

/** Settings that must be set together or not at all. */
export const mailGroup = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
] as const;

/** Settings that have no effect without another: [setting, needed]. */
export const mailDependents = [
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID'],
  ['NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID'],
  ['NEXT_PUBLIC_EMAILJS_BLOCK_LIST', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID'],
  ['NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID'],
] as const;

/** What pages contain of the settings. `origin`, without a slash at the end, is what the security policy lets them ask. */
export type MailConfig = {
  origin: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** This field and the next two make the mail client refuse some mails. Those that are off are absent from pages. */
  blockHeadless?: true;
  blockList?: string[];
  rateLimitMs?: number;
};

type MailSettings = z.infer<z.ZodObject<typeof mailSettings>>;

/** The provider's configuration; null without its settings. */
export function readMail(value: MailSettings): MailConfig | null {
  const [serviceId, templateId, publicKey] = mailGroup.map((setting) => value[setting]);
  return serviceId && templateId && publicKey
    ? { origin: value.NEXT_PUBLIC_EMAILJS_ORIGIN, serviceId, templateId, publicKey, ...mailRefusals(value) }
    : null;
}

function mailRefusals(value: MailSettings): Partial<MailConfig> {
  const seconds = value.NEXT_PUBLIC_EMAILJS_RATE_LIMIT_SECONDS;
  const addresses = value.NEXT_PUBLIC_EMAILJS_BLOCK_LIST?.split(',').map((address) => address.trim());
  return {
    ...(value.NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS && { blockHeadless: true }),
    ...(addresses && { blockList: addresses.filter(Boolean) }),
    ...(seconds && { rateLimitMs: Number(seconds) * 1000 }),
  };
}
