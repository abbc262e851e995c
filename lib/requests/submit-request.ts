import type { MailConfig } from '@/lib/config/public-config';
import type { Clock } from '@/lib/platform/clock';
import type { FormDefinition } from './form-definition';
import { loadEmailJs } from './mail/emailjs-transport';
import { type MailTransport, SEND_TIMEOUT_MS, sendMail } from './mail/send-mail';
import { withTimeout } from './mail/with-timeout';
import { type SubmitOutcome, submit } from './submit';

/** Nobody fills in a form faster. Who seems to, by autofill, waits for the rest of it with the button pressed. */
export const MINIMUM_TIME_MS = 3000;

/** The form's schema, or an Error when it does not arrive in the time that a send has. */
export const loadCheckInTime = <Field extends string, Values>(kind: FormDefinition<Field, Values>, clock: Clock) =>
  withTimeout(kind.loadCheck(), SEND_TIMEOUT_MS, clock);

type Options = {
  mail: MailConfig;
  clock: Clock;
  /** The lines at the end of the message (lib/requests/mail/request-lines.ts). */
  lines: readonly string[];
  /** What stands in the field that no person sees. */
  honeypot: string;
  /** When the form was shown, in milliseconds since 1970. */
  shownAt: number;
  transport?: MailTransport;
};

/**
 * Checks a request and sends it to the company. Never rejects. A robot that filled in the honeypot is told that it was sent,
 * and nothing is.
 */
export function submitRequest<Field extends string, Values>(
  kind: FormDefinition<Field, Values>,
  values: Values,
  { mail, clock, lines, honeypot, shownAt, transport }: Options,
): Promise<SubmitOutcome<Field>> {
  return submit(values, {
    loadCheck: async () => (await loadCheckInTime(kind, clock)).check,
    compose: (valid) => kind.compose(valid.values, lines),
    send: async (params) => {
      // The least of both: a clock that was put back meanwhile would make it hours.
      await pause(Math.min(MINIMUM_TIME_MS, shownAt + MINIMUM_TIME_MS - clock.now()), clock);
      return honeypot === '' ? sendMail(params, { config: mail, clock, transport }) : { status: 'sent' };
    },
  });
}

/** Fetches schema and mailer ahead of the submit. A failure is left to the submit, which tries again and says so. */
export function prefetchForm(kind: { loadCheck(): Promise<unknown> }): void {
  const ignore = () => {};
  kind.loadCheck().catch(ignore);
  loadEmailJs().catch(ignore);
}

function pause(durationMs: number, clock: Clock): Promise<void> {
  if (durationMs <= 0) return Promise.resolve();
  return new Promise((resolve) => clock.after(durationMs, resolve));
}
