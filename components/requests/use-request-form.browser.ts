import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormFields } from '@/content/schema/form-field';
import { formTexts } from '@/content/texts/form';
import { visitAttribution } from '@/lib/attribution/visit-attribution.browser';
import type { MailConfig } from '@/lib/config/mail-settings';
import { announce } from '@/lib/platform/announce.browser';
import { browserClock } from '@/lib/platform/clock';
import { prefixTitleWithError } from '@/lib/platform/page-title.browser';
import type { Prefill } from '@/lib/requests/draft';
import type { Invalid } from '@/lib/requests/form-check';
import { type FormDefinition, isBlank, type RequestMail, stepOf } from '@/lib/requests/form-definition';
import { requestLines } from '@/lib/requests/mail/mail-parts';
import type { MailOutcome } from '@/lib/requests/mail/send-mail';
import { focusField } from '@/lib/requests/restore-fields';
import { sends } from '@/lib/requests/sends.browser';
import { invalidAtOnce, loadCheckInTime, submitRequest } from '@/lib/requests/submit-request';
import type { FieldProps } from './form-fields';
import { HONEYPOT_FIELD } from './form-parts';
import { useDraft } from './use-draft';

/** In the same moment a screen reader says the field that gets the focus, and nothing else. */
const AFTER_FOCUS_MS = 500;

type RequestState =
  | { status: 'idle' }
  | Invalid
  | { status: 'sending' }
  | { status: 'sent'; reference: string }
  | { status: 'failed' };

type Options = {
  mail: MailConfig;
  prefill: () => Prefill;
  /** `sentNote` is said of a request that was sent where its form was left. */
  texts: { sending: string; failed: string; sentNote: string };
  billLine?: string | undefined;
  onSent?: (reference: string) => void;
};

/** What the three forms have in common. A form that comes back during its send, or after a failure, shows that. */
export function useRequestForm<Fields extends FormFields>(
  definition: FormDefinition<Fields>,
  { mail, prefill, texts, billLine, onSent }: Options,
) {
  const { id, fields, names } = definition;
  const draft = useDraft(definition, prefill);
  const { form, entries, step, setStep, readForm, save, saveUnconfirmed, clear } = draft;
  const [state, setState] = useState<RequestState>(() => ({ status: sends.isSending(id) ? 'sending' : 'idle' }));
  const isSending = state.status === 'sending';
  const wasPressed = useRef(false);

  // A screen reader announces a page by its title.
  const isInvalid = state.status === 'invalid';
  useEffect(() => (isInvalid ? prefixTitleWithError() : undefined), [isInvalid]);

  const field = <Name extends keyof Fields & string>(name: Name): FieldProps<Fields[Name]> => ({
    id: `${id}-${name}`,
    name,
    field: fields[name],
    error: state.status === 'invalid' ? state.errors[name] : undefined,
    isReadOnly: isSending,
  });

  const lines = () => [...(billLine ? [billLine] : []), ...requestLines(sends.reference(id), visitAttribution())];

  /** With the fields as they are now, to send another way after a failure. */
  const mailNow = (): RequestMail => definition.compose(entries, lines());

  /** Whether the form's page was not left, nor its dialog closed. */
  const isSeen = () => form.current !== null && !form.current.closest('dialog:not([open])');

  /** Scrolls the message of an outcome into view: the focused element can be far from it. */
  const showNotice = () => form.current?.querySelector('.notice p, p.notice')?.scrollIntoView({ block: 'nearest' });

  const showErrors = (invalid: Invalid) => {
    const first = names.find((name) => invalid.errors[name]);
    // The error must be rendered before its field takes focus, or a screen reader does not read it.
    flushSync(() => {
      setState(invalid);
      if (first) setStep(stepOf(fields, first));
    });
    if (!form.current || !isSeen()) return;
    if (first) focusField(form.current, first);
    // The focused field says its own error, if nothing is announced at the same time.
    announce(Object.keys(invalid.errors).length > 1 ? invalid.banner : '');
    // The field is scrolled last: where both have room, the banner above the form is visible too.
    showNotice();
    document.activeElement?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  };

  /** Shows another step and removes a failure, whose "Try again" would submit the new step. */
  const goTo = (next: number) => {
    flushSync(() => {
      setStep(next);
      setState((current) => (current.status === 'failed' ? { status: 'idle' } : current));
    });
    save(next);
  };

  const onInput = async () => {
    const values = save(step);
    if (state.status !== 'invalid') return;
    const { recheck } = await definition.loadCheck();
    setState((current) => (current.status === 'invalid' ? (recheck(values, current) ?? { status: 'idle' }) : current));
  };

  /** Whether the fields of the current step are valid. Shows their errors; a schema that does not load is a failure. */
  const checkStep = async (): Promise<boolean> => {
    const values = readForm();
    const stepNames = names.filter((name) => stepOf(fields, name) === step);
    try {
      const { check } = await loadCheckInTime(definition, browserClock);
      const checked = check(values, stepNames);
      if (checked.status === 'invalid') showErrors(checked);
      return checked.status === 'valid';
    } catch {
      flushSync(() => setState({ status: 'failed' }));
      announce(texts.failed);
      showNotice();
      return false;
    }
  };

  const send = async (): Promise<void> => {
    if (!form.current || sends.isSending(id)) return;
    const values = readForm();
    // The last of many clicks can come after the success has cleared the form.
    if (state.status === 'sent' && isBlank(values)) return;
    // Before the button is disabled: a focus that goes there and on to the field at once is lost to a screen reader.
    const invalid = invalidAtOnce(definition, values);
    if (invalid) return showErrors(invalid);
    const honeypot = String(new FormData(form.current).get(HONEYPOT_FIELD) ?? '');
    wasPressed.current = hasFocus(form.current);
    flushSync(() => {
      setState({ status: 'sending' });
      saveUnconfirmed(true);
    });
    // The disabled button would drop the focus out of the form. Where the visitor is elsewhere, a sentence says it.
    if (wasPressed.current) form.current.querySelector<HTMLElement>('.submit')?.focus({ preventScroll: true });
    else announce(texts.sending);
    const { shownAt } = draft.begun.current;
    const outcome = submitRequest(definition, values, { mail, clock: browserClock, lines: lines(), honeypot, shownAt });
    await sends.follow(id, outcome, texts);
  };

  /** Shows the outcome of a send, also of one that was begun before the visitor left the form and came back. */
  const showOutcome = useEffectEvent((outcome: Invalid | MailOutcome, reference: string): boolean => {
    if (outcome.status === 'invalid') saveUnconfirmed(false);
    if (!isSeen()) return false;
    if (outcome.status === 'invalid') {
      showErrors(outcome);
      return true;
    }
    flushSync(() => {
      if (outcome.status === 'sent') {
        clear();
        onSent?.(reference);
        setState({ status: 'sent', reference });
      } else {
        setState({ status: 'failed' });
      }
    });
    showNotice();
    if (!wasPressed.current || !hasFocus(form.current)) {
      if (outcome.status === 'failed') announce(texts.failed);
      return true;
    }
    // Focus moves on to the next action, which after a failure is beside the reason and described by it.
    const next = form.current?.querySelector<HTMLElement>('[name="retry"], [name="send"]');
    next?.focus({ preventScroll: true });
    // A scroll by focus would center the button, and in a short window push the reason under the header.
    next?.scrollIntoView({ block: 'nearest' });
    showNotice();
    return true;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the draft was read
  useLayoutEffect(() => {
    // A send can end between the first rendering and here.
    if (isSending && !sends.isSending(id)) setState({ status: 'idle' });
    if (draft.begun.current.hasFailed) setState({ status: 'failed' });
    return sends.showIn(id, (outcome, reference) => showOutcome(outcome, reference));
  }, []);

  /** For the button that clears the form: it disappears, so focus moves to the first field. Also removes messages. */
  const startOver = () => {
    flushSync(() => {
      clear();
      setState({ status: 'idle' });
    });
    const [first] = names;
    if (form.current && first) focusField(form.current, first);
    browserClock.after(AFTER_FOCUS_MS, () => announce(formTexts.cleared));
  };

  /** Of the parts around the submit button, which have the focus while it is disabled. */
  const waiting = { tabIndex: -1, ...(isSending && { role: 'group', 'aria-label': texts.sending }) };
  return {
    ...draft,
    waiting,
    field,
    state,
    mail: mailNow,
    setState,
    isSending,
    goTo,
    onInput,
    checkStep,
    send,
    startOver,
  };
}

/**
 * Whether the focus is still where a press on the submit button leaves it: on the button or the parts around it, or on an
 * ancestor of the form, as after a second tap on the disabled button, and in Safari after each.
 */
function hasFocus(form: HTMLFormElement | null): boolean {
  const focused = document.activeElement;
  return (
    form !== null && (focused?.contains(form) || focused?.matches('.submit, [name="send"], [name="retry"]')) === true
  );
}
