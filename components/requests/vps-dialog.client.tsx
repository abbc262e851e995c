'use client';

import type { SubmitEvent } from 'react';
import { requestTexts, vpsTexts } from '@/content/messages';
import { environments } from '@/content/options';
import { offersOf } from '@/lib/money/offers';
import { sentNouns } from '@/lib/requests/form-definition';
import { prefetchForm } from '@/lib/requests/submit-request';
import { vpsForm } from '@/lib/requests/vps-request';
import { ChoiceGroup } from './choice-group';
import { FailureNotice } from './failure-notice';
import { TextField } from './form-fields';
import { DraftLine, SentLine } from './form-lines';
import { HoneypotField } from './honeypot-field';
import { type DialogProps, RequestDialog } from './request-dialog';
import { SubmittedPanel } from './submitted-panel';
import { useRequestForm } from './use-request-form.browser';

const plans = offersOf('vps').map(({ id, name, terms, features }) => ({
  value: id,
  label: name,
  badge: terms,
  note: features.join(', '),
}));

const places = environments.map(({ name, description }) => ({ value: name, label: name, note: description }));

/** The VPS request (specification, sections 4 and 5). */
export function VpsDialog({ mail, opening, prefill, onSent, onClosed }: DialogProps) {
  const request = useRequestForm(vpsForm, { mail, prefill, failure: requestTexts.failed, onSent });
  const { field, state, isSending } = request;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    return request.send();
  };

  return (
    <RequestDialog name="vps" heading={vpsTexts.heading} opening={opening} status={state.status} onClosed={onClosed}>
      {state.status === 'sent' ? (
        <SubmittedPanel text={vpsTexts.sent} reference={state.reference} />
      ) : (
        <form
          ref={request.form}
          method="dialog"
          noValidate
          aria-labelledby="vps-dialog-heading"
          onFocus={() => prefetchForm(vpsForm)}
          onInput={request.onInput}
          onSubmit={onSubmit}
        >
          <p className="request-intro">{vpsTexts.intro}</p>
          {state.status === 'failed' && <FailureNotice text={requestTexts.failed} mail={state.mail} />}
          <div className="pair">
            <TextField {...field('name')} />
            <TextField {...field('email')} />
          </div>
          <ChoiceGroup {...field('plan')} choices={plans} />
          <ChoiceGroup {...field('environment')} choices={places} />
          <HoneypotField />
          <div className="submit">
            <button className="button" type="submit" name="send" disabled={isSending}>
              {isSending ? requestTexts.submitting : requestTexts.submit}
            </button>
            <SentLine what={`your ${sentNouns(vpsForm, request.entries)}`} />
          </div>
          {!isSending && <DraftLine draftPlace={request.draftPlace} onClear={request.startOver} />}
        </form>
      )}
    </RequestDialog>
  );
}
