import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { browserClock } from '@/lib/browser/clock';
import type { Invalid } from '@/lib/forms/field-errors';
import type { SubmitOutcome } from '@/lib/forms/submit';

/** Where a form stands. A failed one keeps what was in it, for the visitor to send another way. */
export type SubmissionState<Values, Field extends string> =
  | { status: 'idle' }
  | Invalid<Field>
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; values: Values };

type Options<Values, Field extends string> = {
  submit(values: Values): Promise<SubmitOutcome<Field>>;
  /** How long the success stays before the form is idle again, in milliseconds. */
  sentForMs: number;
};

/** Takes a form from idle to its outcome, one submit at a time. */
export function useSubmission<Values, Field extends string>({ submit, sentForMs }: Options<Values, Field>) {
  const [state, setState] = useState<SubmissionState<Values, Field>>({ status: 'idle' });
  // Twenty clicks of one tick all see the state from before it; the ref knows of the first.
  const isSending = useRef(false);

  useEffect(() => {
    if (state.status !== 'sent') return;
    return browserClock.after(sentForMs, () => setState({ status: 'idle' }));
  }, [state.status, sentForMs]);

  /** The outcome, on the page already; undefined when another submit is under way. */
  const send = async (values: Values): Promise<SubmitOutcome<Field> | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setState({ status: 'sending' });
    const outcome = await submit(values);
    isSending.current = false;
    // A field that takes focus next must have its message by then, or a screen reader leaves it out.
    flushSync(() => setState(outcome.status === 'failed' ? { status: 'failed', values } : outcome));
    return outcome;
  };

  return { state, setState, send };
}
