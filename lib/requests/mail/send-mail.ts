import type { MailConfig } from '@/lib/config/public-config';
import type { Clock } from '@/lib/platform/clock';
import { emailJsTransport } from './emailjs-transport';
import { withTimeout } from './with-timeout';

/** The relay's client has no time limit of its own. */
export const SEND_TIMEOUT_MS = 15_000;

/** What the relay fills its template with (`template_params`). */
export type MailParams = Record<string, string>;

/** Resolves when the relay has taken the mail, rejects with anything otherwise. */
export type MailTransport = (params: MailParams, config: MailConfig) => Promise<unknown>;

/** The reason is for whoever looks after the site; a visitor reads the form's own text. */
export type MailOutcome = { status: 'sent' } | { status: 'failed'; reason: string };

type Options = { config: MailConfig; clock: Clock; timeoutMs?: number; transport?: MailTransport };

/** Sends a mail once. Never rejects: whatever the relay or the network does becomes an outcome within the time limit. */
export async function sendMail(
  params: MailParams,
  { config, clock, timeoutMs = SEND_TIMEOUT_MS, transport = emailJsTransport }: Options,
): Promise<MailOutcome> {
  try {
    await withTimeout(transport(params, config), timeoutMs, clock);
    return { status: 'sent' };
  } catch (error) {
    return { status: 'failed', reason: failureReason(error) };
  }
}

/** EmailJS rejects with its EmailJSResponseStatus, which is no Error; with strings for missing ids; fetch with a TypeError. */
export function failureReason(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    return `${error.status} ${error.text}`;
  }
  return 'unknown';
}
