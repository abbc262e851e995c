'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { formTexts, withRequestTexts } from '@/content/texts/form';
import { enquiryTexts, yourReference } from '@/content/texts/messages';
import { messageWithBill } from '@/lib/bill/bill-in-message';
import type { MailConfig } from '@/lib/config/mail-settings';
import { findOffer } from '@/lib/money/offers';
import { dropParams, readQuery } from '@/lib/platform/address.browser';
import { announce } from '@/lib/platform/announce.browser';
import { browserClock } from '@/lib/platform/clock';
import { tabStore } from '@/lib/platform/storage.browser';
import { enquiryForm, enquiryPrefill } from '@/lib/requests/enquiry';
import { sentNouns } from '@/lib/requests/form-definition';
import { watchHandedBill } from '@/lib/requests/handed-bill';
import { focusField } from '@/lib/requests/restore-fields';
import { prefetchForm } from '@/lib/requests/submit-request';
import { fillIn } from '@/lib/text/fill-in';
import { SelectField, TextArea, TextField } from './form-fields';
import { DraftLine, FailureNotice, HoneypotField, RemarkLine, SentLine } from './form-parts';
import { useRequestForm } from './use-request-form.browser';

/** The success message hides after this time (specification, section 4). */
const SUCCESS_SHOWN_MS = 5000;

/** The page's title, which is announced when the page is shown, would replace a sentence from before. */
const AFTER_TITLE_MS = 1000;

const prefill = () => enquiryPrefill(readQuery());

/** The contact form. Text typed before hydration stays, and Enter without script puts no message into the address ("dialog"). */
export function EnquiryForm({ mail, labelledBy }: { mail: MailConfig; labelledBy: string }) {
  const { 'data-island': island } = useReady();
  const [reference, setReference] = useState('');
  const request = useRequestForm(enquiryForm, { mail, prefill, texts: enquiryTexts, onSent });
  const { field, state, setState, isSending, entries, remarks } = request;
  const planId = entries.plan?.[0] ?? '';
  const plan = findOffer(planId);

  /** Clears the address, so that a reload does not fill the form again. */
  function onSent(sent: string) {
    setReference(sent);
    dropParams(enquiryForm.names);
    announce(`${enquiryTexts.sent} ${yourReference} ${sent}`);
  }

  useEffect(() => {
    if (state.status === 'sent') return browserClock.after(SUCCESS_SHOWN_MS, () => setState({ status: 'idle' }));
  }, [state.status, setState]);

  useEffect(() => {
    if (remarks.length > 0) announce(remarks.join(' '));
  }, [remarks]);

  const onInput = () => {
    setReference('');
    return request.onInput();
  };

  /** Writes the visitor's bill into the message, as text that can be edited, and stores it with the draft. A chosen service stays. */
  const takeBill = useEffectEvent((bill: string, service?: string): boolean => {
    const fields = request.form.current?.elements;
    const [message, list] = [fields?.namedItem('message'), fields?.namedItem('service')];
    // A form that is being sent shows what is sent: the bill comes into it afterwards.
    if (isSending || !(message instanceof HTMLTextAreaElement)) return false;
    request.give(message, (text) => messageWithBill(text, bill));
    if (service && list instanceof HTMLSelectElement && list.value === '') list.value = service;
    void request.onInput();
    if (service !== undefined) message.focus();
    else if (state.status === 'idle') browserClock.after(AFTER_TITLE_MS, () => announce(enquiryTexts.withBill));
    return true;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a bill may have waited for the end of a send
  useEffect(() => watchHandedBill(tabStore, (bill, service) => takeBill(bill, service)), [isSending]);

  /** Also drops the plan from the address, or a reload would restore it. Its button disappears, so focus moves on. */
  const clearPlan = () => {
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
      onSubmit={(event) => {
        event.preventDefault();
        return request.send();
      }}
    >
      {state.status === 'invalid' && (
        <p className="notice" data-kind="error">
          {state.banner}
        </p>
      )}
      <RemarkLine id={enquiryForm.id} lines={remarks} />
      <TextField {...field('name')} />
      <TextField {...field('email')} />
      <SelectField {...field('service')} none={enquiryTexts.noService} />
      {/* The plan of the link that led here. React has to write its value: reset() leaves hidden fields unchanged. */}
      <input type="hidden" name="plan" value={planId} />
      {plan && (
        <p className="kept-line">
          <span>{`${fillIn(withRequestTexts.plan, { plan: plan.formLine })} `}</span>
          <button type="button" className="text-button" disabled={isSending} onClick={clearPlan}>
            {withRequestTexts.leaveOut}
          </button>
        </p>
      )}
      <TextArea {...field('message')} rows={6} />
      <HoneypotField />
      {state.status === 'sent' && <p className="notice">{enquiryTexts.sent}</p>}
      {/* Outlasts the success message. */}
      {reference && (
        <p className="reference">
          {yourReference} <strong translate="no">{reference}</strong>
        </p>
      )}
      {state.status === 'failed' && (
        <FailureNotice text={enquiryTexts.failed} mail={request.mail()} draftPlace={request.draftPlace} />
      )}
      <div className="submit" {...request.waiting}>
        <button className="button" type="submit" name="send" disabled={isSending} data-needs-script>
          {isSending ? enquiryTexts.sending : enquiryTexts.send}
        </button>
        <SentLine what={fillIn(formTexts.yourFields, { fields: sentNouns(enquiryForm, entries) })} />
      </div>
      {!isSending && <DraftLine draftPlace={request.draftPlace} onClear={request.startOver} />}
    </form>
  );
}
