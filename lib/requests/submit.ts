import type { Invalid } from './field-errors';
import { failureReason, type MailOutcome, type MailParams } from './mail/send-mail';

/** How a form was answered: something to correct, sent, or not sent. */
export type SubmitOutcome<Field extends string> = Invalid<Field> | MailOutcome;

type Steps<Values, Field extends string, Valid extends { status: 'valid' }> = {
  /** The schema arrives late: it may fail to load, like anything on a network. */
  loadCheck(): Promise<(values: Values) => Invalid<Field> | Valid>;
  compose(valid: Valid): MailParams;
  send(params: MailParams): Promise<MailOutcome>;
};

/** The one way a form goes: parse, compose, send. Never rejects. */
export async function submit<Values, Field extends string, Valid extends { status: 'valid' }>(
  values: Values,
  { loadCheck, compose, send }: Steps<Values, Field, Valid>,
): Promise<SubmitOutcome<Field>> {
  try {
    const check = await loadCheck();
    const checked = check(values);
    if (checked.status === 'invalid') return checked;
    return await send(compose(checked));
  } catch (error) {
    return { status: 'failed', reason: failureReason(error) };
  }
}
