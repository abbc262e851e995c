import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { visitAttribution } from '@/lib/attribution/visit-attribution.browser';
import type { MailConfig } from '@/lib/config/public-config';
import { browserClock } from '@/lib/platform/clock';
import type { Invalid } from '@/lib/requests/field-errors';
import { entriesOf, isBlank, textOf } from '@/lib/requests/form-data';
import type { FormDefinition, RequestMail } from '@/lib/requests/form-definition';
import { HONEYPOT_FIELD } from '@/lib/requests/honeypot';
import type { Prefill } from '@/lib/requests/initial-values';
import { requestLines } from '@/lib/requests/mail/request-lines';
import { focusField } from '@/lib/requests/restore-fields';
import { loadCheckInTime, submitRequest } from '@/lib/requests/submit-request';
import { notifyUnseenFailure } from '@/lib/requests/unseen-failures';
import { useDraft } from './use-draft';

/** Where a form stands. A failed one has the mail as it would read now, for the visitor to send another way. */
export type RequestState<Field extends string> =
  | { status: 'idle' }
  | Invalid<Field>
  | { status: 'sending' }
  | { status: 'sent'; reference: string }
  | { status: 'failed'; mail: RequestMail };

type Options<Field extends string> = {
  mail: MailConfig;
  prefill: () => Prefill;
  /** Its words where a send fails and the form is not there to say so. */
  failure: string;
  /** The step that holds a field, from 0. */
  stepOf?: (field: Field) => number;
  onSent?: (reference: string) => void;
};

/** What the three forms do alike: drafts, one submit at a time, its outcome, and where the keyboard goes. */
export function useRequestForm<Field extends string, Values>(
  kind: FormDefinition<Field, Values>,
  { mail, prefill, failure, stepOf = () => 0, onSent }: Options<Field>,
) {
  const { form, entries, keptIn, step, setStep, keep, clearField, clear, requestId, shownAt } = useDraft(kind, prefill);
  const [state, setState] = useState<RequestState<Field>>({ status: 'idle' });
  // Twenty clicks of one tick all see the state from before it; the ref knows of the first.
  const isSending = useRef(false);

  const lines = () => requestLines(requestId(), visitAttribution());

  const fail = (values: Values) => setState({ status: 'failed', mail: kind.compose(values, lines()) });

  /** Brings the words of an outcome into sight; what has the focus may be far from them. */
  const showWords = () => form.current?.querySelector('.notice p, p.notice')?.scrollIntoView({ block: 'nearest' });

  /** Shows what is wrong, on the step where the first of it is, and puts the keyboard there. */
  const showErrors = (invalid: Invalid<Field>) => {
    const first = kind.fields.find((field) => invalid.errors[field]);
    // A field that takes focus next must have its message by then, or a screen reader leaves it out.
    flushSync(() => {
      setState(invalid);
      if (first) setStep(stepOf(first));
    });
    if (form.current && first) focusField(form.current, first);
    // Where both have room, the words over the form stand beside the field.
    showWords();
    document.activeElement?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  };

  /** A failure is of the step that failed: its "Try again" would submit another. */
  const goTo = (next: number) => {
    flushSync(() => {
      setStep(next);
      setState((current) => (current.status === 'failed' ? { status: 'idle' } : current));
    });
    if (form.current) keep(new FormData(form.current), next);
  };

  /** A correction takes its message away at once; the mail of a failure follows what is typed. */
  const onInput = async () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const values = kind.read(data);
    keep(data, step);
    if (state.status === 'failed') fail(values);
    if (state.status !== 'invalid') return;
    const { recheck } = await kind.loadCheck();
    setState((current) => {
      if (current.status !== 'invalid') return current;
      const left = recheck(values, current);
      return left ? { ...left, isCorrected: true } : { status: 'idle' };
    });
  };

  /** Whether these fields are right. What is wrong is shown; a schema that cannot be had is a failure. */
  const check = async (fields: readonly Field[]): Promise<boolean> => {
    if (!form.current) return false;
    const values = kind.read(new FormData(form.current));
    try {
      const checked = (await loadCheckInTime(kind, browserClock)).check(values, fields);
      if (checked.status === 'invalid') showErrors(checked);
      else setState({ status: 'idle' });
      return checked.status === 'valid';
    } catch {
      flushSync(() => fail(values));
      showWords();
      return false;
    }
  };

  const send = async (): Promise<void> => {
    if (!form.current || isSending.current) return;
    const data = new FormData(form.current);
    // The last of many clicks may come after the success has cleared the form: it asks for nothing.
    if (state.status === 'sent' && isBlank(entriesOf(data, kind.fields))) return;
    const values = kind.read(data);
    const reference = requestId();
    isSending.current = true;
    setState({ status: 'sending' });
    const outcome = await submitRequest(kind, values, {
      mail,
      clock: browserClock,
      lines: lines(),
      honeypot: textOf(data, HONEYPOT_FIELD),
      shownAt: shownAt(),
    });
    isSending.current = false;
    if (outcome.status === 'invalid') return showErrors(outcome);
    flushSync(() => {
      if (outcome.status === 'sent') {
        clear();
        onSent?.(reference);
        setState({ status: 'sent', reference });
      } else {
        console.warn(`The ${kind.id} form was not sent: ${outcome.reason}`);
        fail(values);
        // Its page was left, or its dialog closed, while it sent.
        if (!form.current || form.current.closest('dialog:not([open])'))
          notifyUnseenFailure(keptIn === 'tab' ? `${failure} What you typed is kept.` : failure);
      }
    });
    showWords();
    // Disabled while it sent, the button loses the focus with the next frame, and a keyboard its place in the page: it goes
    // on at what to do next, which after a failure stands beside the reason. A second tap on it moves the focus to what the
    // form stands in: body, main or dialog.
    const place = document.activeElement;
    if (!place?.contains(form.current) && !place?.matches('[name="send"]')) return;
    const next = form.current?.querySelector<HTMLElement>('[name="retry"], [name="send"]');
    next?.focus({ preventScroll: true });
    // The focus would put the button into the middle of the window, and on a low one its reason under the header.
    next?.scrollIntoView({ block: 'nearest' });
    showWords();
  };

  /** The visitor's own clearing takes messages away too, and its button: the keyboard goes to where it begins anew. */
  const startOver = () => {
    flushSync(() => {
      clear();
      setState({ status: 'idle' });
    });
    const [first] = kind.fields;
    if (form.current && first) focusField(form.current, first);
  };

  return { form, state, setState, entries, keptIn, step, goTo, onInput, clearField, check, send, startOver };
}
