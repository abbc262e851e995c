import type { MailConfig } from '@/lib/config/mail-settings';
import type { Clock } from '@/lib/platform/clock';
import { withTimeout } from '@/lib/platform/with-timeout';

/** The values of a mail by their names in the specification, section 7. */
type MailParams = Record<string, string>;

/** Resolves when the provider has taken the mail, otherwise rejects with anything. */
export type MailTransport = (params: MailParams, config: MailConfig) => Promise<unknown>;

/** The provider, with its client, is loaded at first use. */
export const loadProvider = () => import('./provider');

const transportOfProvider: MailTransport = async (params, config) => (await loadProvider()).transport(params, config);

/** The reason is for the console; visitors read the form's own text. */
export type MailOutcome = { status: 'sent' } | { status: 'failed'; reason: string };

type Options = { config: MailConfig; clock: Clock; transport?: MailTransport };

/** Sends a mail once. Never rejects: every error of the relay or the network becomes an outcome within TIMEOUT_MS. */
export async function sendMail(
  params: MailParams,
  { config, clock, transport = transportOfProvider }: Options,
): Promise<MailOutcome> {
  try {
    await withTimeout(transport(params, config), clock);
    return { status: 'sent' };
  } catch (error) {
    return { status: 'failed', reason: failureReason(error) };
  }
}

/** EmailJS rejects with an EmailJSResponseStatus, which is not an Error, and with strings for missing ids; fetch with a TypeError. */
export function failureReason(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    return `${error.status} ${error.text}`;
  }
  return 'unknown';
}
