'use client';

import { type SubmitEvent, useEffect, useState } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { enquiryTexts } from '@/content/messages';
import { enquiryServices } from '@/content/options';
import type { MailConfig } from '@/lib/config/public-config';
import { dropParams, readQuery } from '@/lib/platform/address.browser';
import { browserClock } from '@/lib/platform/clock';
import { enquiryLimits } from '@/lib/requests/enquiry-fields';
import { enquiryPrefill } from '@/lib/requests/enquiry-prefill';
import { enquiryForm } from '@/lib/requests/form-definitions';
import { focusField } from '@/lib/requests/restore-fields';
import { prefetchForm } from '@/lib/requests/submit-request';
import { SENT_FOR_MS } from '@/lib/requests/timings';
import { ChosenPlan } from './chosen-plan';
import { EnquiryOutcome } from './enquiry-outcome';
import { FormField } from './form-field';
import { KeptLine, SentLine } from './form-lines';
import { HoneypotField } from './honeypot-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { useErrorTitle } from './use-error-title';
import { useRequestForm } from './use-request-form.browser';

const prefill = () => enquiryPrefill(readQuery());

/**
 * The contact form. Its fields are the browser's own, read at submit: React never writes to them, so what was typed
 * before hydration stays. `method="dialog"` goes nowhere: Enter without script does not put a message into the address.
 */
export function EnquiryForm({ mail, labelledBy }: { mail: MailConfig; labelledBy: string }) {
  const { 'data-island': island } = useReady();
  const [reference, setReference] = useState('');
  const request = useRequestForm(enquiryForm, { mail, prefill, failure: enquiryTexts.failed, onSent });
  const { state, setState } = request;
  const plan = request.entries.plan?.[0] ?? '';
  const isSending = state.status === 'sending';
  const errors = state.status === 'invalid' ? state.errors : {};
  useErrorTitle(state.status === 'invalid');

  /** A reload does not ask again for what was sent. The page may have been left by then: the next one's address is its own. */
  function onSent(sent: string) {
    setReference(sent);
    if (request.form.current) dropParams(enquiryForm.fields);
  }

  useEffect(() => {
    if (state.status === 'sent') return browserClock.after(SENT_FOR_MS, () => setState({ status: 'idle' }));
  }, [state.status, setState]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    return request.send();
  };

  const onInput = () => {
    setReference('');
    return request.onInput();
  };

  /** A reload does not bring the plan back; its button goes with it, and the keyboard goes on beside it. */
  const leavePlanOut = () => {
    dropParams(['plan']);
    request.clearField('plan', readQuery());
    if (request.form.current) focusField(request.form.current, 'service');
    return onInput();
  };

  return (
    <form
      ref={request.form}
      data-island={island}
      method="dialog"
      noValidate
      aria-labelledby={labelledBy}
      onFocus={() => prefetchForm(enquiryForm)}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {state.status === 'invalid' && (
        // What is left while the visitor corrects is shown and not said: it would cut into what is typed.
        <p className="notice" data-kind="error" role="alert" aria-live={state.isCorrected && 'off'}>
          {state.banner}
        </p>
      )}
      <TextField
        form="enquiry"
        name="name"
        label="Name"
        maxLength={enquiryLimits.name}
        error={errors.name}
        isReadOnly={isSending}
      />
      <TextField
        form="enquiry"
        name="email"
        label="Email"
        maxLength={enquiryLimits.email}
        error={errors.email}
        isReadOnly={isSending}
      />
      <SelectField
        form="enquiry"
        name="service"
        label="Service"
        none={enquiryTexts.noService}
        options={enquiryServices}
        error={errors.service}
        isReadOnly={isSending}
      />
      <ChosenPlan id={plan} isSending={isSending} onLeaveOut={leavePlanOut} />
      <FormField
        form="enquiry"
        name="message"
        label="Message"
        mostCharacters={enquiryLimits.message}
        error={errors.message}
      >
        {/* No maxlength: it would cut a pasted text without a word. The schema says that it is too long. */}
        {(control) => <textarea {...control} rows={6} dir="auto" readOnly={isSending} />}
      </FormField>
      <HoneypotField />
      <EnquiryOutcome state={state} reference={reference} />
      <div className="submit">
        <button className="button" type="submit" name="send" disabled={isSending} data-needs-script>
          {isSending ? enquiryTexts.sending : enquiryTexts.send}
        </button>
        <SentLine what={`your name, email, service${plan && ', plan'} and message`} />
      </div>
      {!isSending && <KeptLine keptIn={request.keptIn} onClear={request.startOver} />}
    </form>
  );
}
