'use client';

import type { SubmitEvent } from 'react';
import { requestTexts, vpsTexts } from '@/content/messages';
import { environments } from '@/content/options';
import { offersOf } from '@/lib/money/offers';
import { vpsForm } from '@/lib/requests/form-definitions';
import { prefetchForm } from '@/lib/requests/submit-request';
import { vpsLimits } from '@/lib/requests/vps-request-fields';
import { ChoiceGroup } from './choice-group';
import type { DialogProps } from './dialog-props';
import { FailureNotice } from './failure-notice';
import { KeptLine, SentLine } from './form-lines';
import { HoneypotField } from './honeypot-field';
import { RequestDialog } from './request-dialog';
import { SubmittedPanel } from './submitted-panel';
import { TextField } from './text-field';
import { useErrorTitle } from './use-error-title';
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
  const { state } = request;
  const isSending = state.status === 'sending';
  const errors = state.status === 'invalid' ? state.errors : {};
  useErrorTitle(state.status === 'invalid');

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
            <TextField
              form="vps"
              name="name"
              label="Full name"
              maxLength={vpsLimits.name}
              error={errors.name}
              isReadOnly={isSending}
            />
            <TextField
              form="vps"
              name="email"
              label="Email"
              maxLength={vpsLimits.email}
              error={errors.email}
              isReadOnly={isSending}
            />
          </div>
          <ChoiceGroup
            form="vps"
            name="plan"
            legend="VPS plan"
            type="radio"
            choices={plans}
            error={errors.plan}
            isReadOnly={isSending}
          />
          <ChoiceGroup
            form="vps"
            name="environment"
            legend="Environment type"
            type="radio"
            choices={places}
            error={errors.environment}
            isReadOnly={isSending}
          />
          <HoneypotField />
          <div className="submit">
            <button className="button" type="submit" name="send" disabled={isSending}>
              {isSending ? requestTexts.submitting : requestTexts.submit}
            </button>
            <SentLine what="your name, email, plan and environment" />
          </div>
          {!isSending && <KeptLine keptIn={request.keptIn} onClear={request.startOver} />}
        </form>
      )}
    </RequestDialog>
  );
}
