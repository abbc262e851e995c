import type { MailConfig } from '@/lib/config/mail-settings';
import type { Clock } from '@/lib/platform/clock';
import { withTimeout } from '@/lib/platform/with-timeout';
import type { Entries, FormCheck, Invalid } from './form-check';
import type { FormDefinition } from './form-definition';
import { failureReason, loadProvider, type MailOutcome, type MailTransport, sendMail } from './mail/send-mail';

/** A send waits until the form has been shown for this long. Only robots and autofill are faster. */
export const MINIMUM_TIME_MS = 3000;

/** `lines` end the message, `honeypot` is the text in that field, `shownAt` is in milliseconds since 1970. */
type Options = {
  mail: MailConfig;
  clock: Clock;
  lines: readonly string[];
  honeypot: string;
  shownAt: number;
  transport?: MailTransport;
};

/** Checks, composes and sends a request. Never rejects. With a filled honeypot it returns `sent` and sends no mail. */
export async function submitRequest(
  form: FormDefinition,
  values: Entries,
  { mail, clock, lines, honeypot, shownAt, transport }: Options,
): Promise<Invalid | MailOutcome> {
  try {
    const { check } = await loadCheckInTime(form, clock);
    const checked = check(values);
    if (checked.status === 'invalid') return checked;
    const params = form.compose(checked.values, lines);
    // Never more than the minimum: if the clock was set back since, the wait would be hours.
    const waitMs = Math.min(MINIMUM_TIME_MS, shownAt + MINIMUM_TIME_MS - clock.now());
    if (waitMs > 0) await new Promise<void>((resolve) => clock.after(waitMs, resolve));
    return honeypot === '' ? await sendMail(params, { config: mail, clock, transport }) : { status: 'sent' };
  } catch (error) {
    return { status: 'failed', reason: failureReason(error) };
  }
}

/** The form's schema, or an Error when it has not loaded within the timeout of a send. */
export const loadCheckInTime = (form: FormDefinition, clock: Clock) => withTimeout(form.loadCheck(), clock);

const loadedChecks = new WeakMap<FormDefinition, FormCheck>();

/** Loads schema and mailer before the submit. Errors are ignored here: the submit tries again and shows them. */
export function prefetchForm(form: FormDefinition): void {
  const ignore = () => {};
  form.loadCheck().then((check) => loadedChecks.set(form, check), ignore);
  loadProvider().catch(ignore);
}

/** The errors of a form whose schema has loaded; undefined where there is none, or no schema yet. */
export function invalidAtOnce(form: FormDefinition, values: Entries): Invalid | undefined {
  const checked = loadedChecks.get(form)?.check(values);
  return checked?.status === 'invalid' ? checked : undefined;
}
