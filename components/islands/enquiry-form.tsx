'use client';

import type { SubmitEvent } from 'react';
import { enquiryTexts } from '@/content/messages';
import { enquiryServices } from '@/content/options';
import type { RoutePath } from '@/content/routes';
import { browserClock } from '@/lib/browser/clock';
import type { MailConfig } from '@/lib/config/public-config';
import {
  type EnquiryField,
  type EnquiryValues,
  enquiryFields,
  enquiryLimits,
  isBlank,
  readEnquiry,
} from '@/lib/forms/enquiry-fields';
import { loadEnquiryCheck, prefetchEnquiry, submitEnquiry } from '@/lib/forms/submit-enquiry';
import { EnquiryOutcome } from './enquiry-outcome';
import { FormField } from './form-field';
import { useReady } from './use-ready';
import { useSubmission } from './use-submission';

/** The success hides after this long (specification, section 4). */
const SENT_FOR_MS = 5000;

const privacyPath: RoutePath = '/privacy';

/**
 * The contact form. Its fields are the browser's own, read at submit: React never writes to them, so what was typed
 * before hydration stays. `method="dialog"` goes nowhere: Enter without script does not put a message into the address.
 */
export function EnquiryForm({ mail, labelledBy }: { mail: MailConfig; labelledBy: string }) {
  const { 'data-island': island } = useReady();
  const { state, setState, send } = useSubmission<EnquiryValues, EnquiryField>({
    submit: (values) => submitEnquiry(values, { mail, clock: browserClock }),
    sentForMs: SENT_FOR_MS,
  });
  const isSending = state.status === 'sending';
  const errors = state.status === 'invalid' ? state.errors : {};

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readEnquiry(new FormData(form));
    // The last of many clicks may come after the success has cleared the form: it asks for nothing.
    if (state.status === 'sent' && isBlank(values)) return;
    const outcome = await send(values);
    if (outcome?.status === 'failed') console.warn(`The message was not sent: ${outcome.reason}`);
    if (outcome?.status === 'sent') form.reset();
    if (outcome?.status === 'invalid') focus(form, enquiryFields.find((field) => outcome.errors[field]) ?? 'name');
    // Disabled while it sent, the button lost the focus, and a keyboard its place in the page.
    else if (outcome && document.activeElement === document.body) focus(form, 'send');
  };

  /** A correction takes its message away at once; the mail link of a failure follows what is typed. */
  const onInput = async (form: HTMLFormElement) => {
    const values = readEnquiry(new FormData(form));
    if (state.status === 'failed') setState({ status: 'failed', values });
    if (state.status !== 'invalid') return;
    const { recheckEnquiry } = await loadEnquiryCheck();
    setState((current) =>
      current.status === 'invalid' ? (recheckEnquiry(values, current) ?? { status: 'idle' }) : current,
    );
  };

  return (
    <form
      data-island={island}
      method="dialog"
      noValidate
      aria-labelledby={labelledBy}
      onFocus={prefetchEnquiry}
      onInput={(event) => onInput(event.currentTarget)}
      onSubmit={onSubmit}
    >
      {state.status === 'invalid' && (
        <p className="notice" data-kind="error" role="alert">
          {state.banner}
        </p>
      )}
      <FormField form="enquiry" name="name" label="Name" error={errors.name}>
        {(control) => (
          <input {...control} type="text" autoComplete="name" maxLength={enquiryLimits.name} readOnly={isSending} />
        )}
      </FormField>
      <FormField form="enquiry" name="email" label="Email" error={errors.email}>
        {(control) => (
          <input {...control} type="email" autoComplete="email" maxLength={enquiryLimits.email} readOnly={isSending} />
        )}
      </FormField>
      <FormField form="enquiry" name="service" label="Service" error={errors.service}>
        {(control) => (
          <select {...control}>
            <option value="">{enquiryTexts.noService}</option>
            {enquiryServices.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
        )}
      </FormField>
      <FormField
        form="enquiry"
        name="message"
        label="Message"
        hint={`Up to ${enquiryLimits.message.toLocaleString('en-US')} characters.`}
        error={errors.message}
      >
        {/* No maxlength: it would cut a pasted text without a word. The schema says that it is too long. */}
        {(control) => <textarea {...control} rows={6} readOnly={isSending} />}
      </FormField>
      <EnquiryOutcome state={state} />
      <div className="submit">
        <button className="button" type="submit" name="send" disabled={isSending} data-needs-script>
          {isSending ? enquiryTexts.sending : enquiryTexts.send}
        </button>
        <p data-needs-script>
          Sends your name, email, service and message to our mailbox through a mail relay.{' '}
          <a href={privacyPath}>Privacy</a>
        </p>
      </div>
    </form>
  );
}

function focus(form: HTMLFormElement, name: EnquiryField | 'send'): void {
  const element = form.elements.namedItem(name);
  if (element instanceof HTMLElement) element.focus();
}
