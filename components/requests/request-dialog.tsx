import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Announcer } from '@/components/ui/announcer';
import { ControlIcon } from '@/components/ui/control-icon';
import type { ChoiceField, FormFields } from '@/content/schema/form-field';
import { formTexts } from '@/content/texts/form';
import { requestTexts, yourReference } from '@/content/texts/messages';
import type { MailConfig } from '@/lib/config/mail-settings';
import { announce } from '@/lib/platform/announce.browser';
import { browserClock } from '@/lib/platform/clock';
import { isBesideBox } from '@/lib/platform/events';
import { planPrefill } from '@/lib/requests/draft';
import type { FormDefinition } from '@/lib/requests/form-definition';
import type { Note } from '@/lib/requests/page-note';
import { prefetchForm } from '@/lib/requests/submit-request';
import { useBillNote } from './bill-note';
import { DraftLine, FailureNotice, HoneypotField, RemarkLine } from './form-parts';
import { useRequestForm } from './use-request-form.browser';
import '@/components/theme/forms.css';
import './request-dialog.css';

export type DialogProps = {
  mail: MailConfig;
  /** Grows each time the visitor asks for the dialog. */
  opening: number;
  /** As the link that opened it states it; '' for none. */
  plan: string;
  onSent: (note: Note) => void;
  onClosed: () => void;
};

/** A dialog closes this long after its request was sent (specification, section 4). */
const CLOSE_AFTER_MS = 2000;

/** Between two focuses that a screen reader tells apart. */
const FOCUS_MS = 300;

/** Longer than the time between the taps of a double tap. */
const SETTLE_MS = 400;

/** What both dialogs have in common: the plan of the link in one of the fields, the note about the outcome, the visitor's bill. */
export function useDialogRequest<Plan extends string, Fields extends FormFields & Record<Plan, ChoiceField>>(
  form: FormDefinition<Fields>,
  planField: Plan,
  { mail, plan, onSent }: DialogProps,
) {
  const bill = useBillNote();
  const request = useRequestForm(form, {
    mail,
    prefill: () => planPrefill(planField, form.fields[planField], plan),
    texts: requestTexts,
    billLine: bill.line,
    onSent: (reference) => onSent({ text: requestTexts.sentNote, reference }),
  });
  return { request, bill };
}

type Props = Pick<DialogProps, 'opening' | 'onClosed'> & {
  definition: FormDefinition;
  texts: { heading: string; intro?: string; sent: string };
  request: Omit<ReturnType<typeof useRequestForm>, 'field'>;
  onSubmit: () => Promise<void>;
  /** The ids of what is said with the heading when the dialog opens. */
  about: string;
  children: ReactNode;
  aside?: ReactNode;
};

/**
 * A native modal dialog with a form. Its heading takes the focus first: with the focus on the close button, screen readers say no
 * more than that. The button is before the heading: Orca moves to what is first in a dialog, and says nothing where focus follows.
 */
export function RequestDialog({
  definition,
  texts,
  request,
  about,
  opening,
  onSubmit,
  onClosed,
  children,
  aside,
}: Props) {
  const { state, isSending, step } = request;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = `${definition.id}-dialog-heading`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `opening` triggers the effect
  useEffect(() => {
    const box = dialog.current;
    if (box?.open !== false) return;
    box.showModal();
    const focused = box.querySelector(':focus');
    // Of two focuses in a row, its own and that of the heading, Orca may say none.
    return browserClock.after(FOCUS_MS, () => {
      if (box.querySelector(':focus') === focused) heading.current?.focus();
    });
  }, [opening]);

  // The second tap of a double tap would hit the element that is now at its place: a plan, an answer, the backdrop.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both trigger the effect
  useEffect(() => {
    const element = dialog.current;
    element?.toggleAttribute('data-settling', true);
    return browserClock.after(SETTLE_MS, () => element?.removeAttribute('data-settling'));
  }, [opening, step]);

  useEffect(() => {
    if (state.status === 'sent') return browserClock.after(CLOSE_AFTER_MS, () => dialog.current?.close());
  }, [state.status]);

  /** Mouse down, so that a drag from inside does not close the dialog. */
  const onMouseDown = (event: MouseEvent<HTMLDialogElement>) => {
    const { button, currentTarget } = event;
    if (button !== 0 || currentTarget.hasAttribute('data-settling')) return;
    if (isBesideBox(event, currentTarget)) currentTarget.close();
  };

  return (
    <dialog
      ref={dialog}
      className="request-dialog"
      data-name={definition.id}
      aria-labelledby={headingId}
      // Firefox puts whatever scrolls into the tab order, and there all of its text is said.
      tabIndex={-1}
      onMouseDown={onMouseDown}
      // The event is late: the visitor may have opened the dialog again.
      onClose={({ currentTarget }) => !currentTarget.open && onClosed()}
    >
      <Announcer />
      <div className="request-sheet">
        <div className="request-main">
          <div className="request-head">
            <button type="button" className="icon-button request-close" onClick={() => dialog.current?.close()}>
              <ControlIcon name="close" />
              <span className="visually-hidden">{formTexts.close}</span>
            </button>
            {/* Stays after the send, because it names the dialog. */}
            <h2
              ref={heading}
              id={headingId}
              className={state.status === 'sent' ? 'visually-hidden' : undefined}
              tabIndex={-1}
              aria-describedby={`${about} ${definition.id}-remarks`}
            >
              {texts.heading}
            </h2>
          </div>
          {state.status === 'sent' ? (
            <SubmittedPanel text={texts.sent} reference={state.reference} />
          ) : (
            <form
              ref={request.form}
              method="dialog"
              noValidate
              aria-labelledby={headingId}
              onFocus={() => prefetchForm(definition)}
              onInput={request.onInput}
              onSubmit={(event) => {
                event.preventDefault();
                return onSubmit();
              }}
            >
              {texts.intro && (
                <p className="request-intro" id={`${definition.id}-intro`}>
                  {texts.intro}
                </p>
              )}
              <RemarkLine id={definition.id} lines={request.remarks} />
              {state.status === 'failed' && (
                <FailureNotice text={requestTexts.failed} mail={request.mail()} draftPlace={request.draftPlace} />
              )}
              {children}
              <HoneypotField />
              {!isSending && <DraftLine draftPlace={request.draftPlace} onClear={request.startOver} />}
            </form>
          )}
        </div>
        {state.status !== 'sent' && aside}
      </div>
    </dialog>
  );
}

/**
 * Replaces a form that was sent. Its heading takes the focus of the button that is gone. Orca says nothing of such a focus, so the
 * live region of the dialog says the outcome.
 */
function SubmittedPanel({ text, reference }: { text: string; reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus();
    announce(`${requestTexts.sentHeading} ${text}`);
  }, [text]);
  return (
    <div className="submitted">
      <svg viewBox="8 4 32 40" width="37" height="47" aria-hidden="true">
        <path d="M8 4h32v36l-5.300 4-5.300-4-5.400 4-5.300-4-5.300 4L8 40z" fill="var(--marker)" />
        <path d="m16 22 6 6 11-12" fill="none" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      <h3 ref={heading} tabIndex={-1} aria-describedby={id}>
        {requestTexts.sentHeading}
      </h3>
      <p>{text}</p>
      <p className="reference" id={id}>
        {yourReference} <strong translate="no">{reference}</strong>
      </p>
    </div>
  );
}
