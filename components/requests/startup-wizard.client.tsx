'use client';

import { type SubmitEvent, useRef } from 'react';
import { requestTexts, startupSteps, startupTexts } from '@/content/messages';
import { startupForm } from '@/lib/requests/startup-request';
import { prefetchForm } from '@/lib/requests/submit-request';
import { FailureNotice } from './failure-notice';
import { DraftLine, SentLine } from './form-lines';
import { HoneypotField } from './honeypot-field';
import { type DialogProps, RequestDialog } from './request-dialog';
import { CompanyStep, NeedsStep, PlanStep } from './startup-fields';
import { StartupReceipt } from './startup-receipt';
import { StartupSummary } from './startup-summary';
import { StepIndicator } from './step-indicator';
import { SubmittedPanel } from './submitted-panel';
import { useRequestForm } from './use-request-form.browser';
import './startup-wizard.css';

const LAST = startupSteps.length - 1;

/**
 * The startup request in four steps (specification, sections 4 and 5). One form has all steps and hides all but the current
 * one, so its FormData always has every field.
 */
export function StartupWizard({ mail, opening, prefill, onSent, onClosed }: DialogProps) {
  const request = useRequestForm(startupForm, {
    mail,
    prefill,
    failure: requestTexts.failed,
    onSent,
  });
  const { field, state, isSending, step, entries } = request;

  const heading = useRef<HTMLHeadingElement>(null);
  const goTo = (next: number) => {
    request.goTo(next);
    heading.current?.focus();
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === LAST) await request.send();
    else if (await request.checkStep()) goTo(step + 1);
  };

  return (
    <RequestDialog
      name="startup"
      heading={startupTexts.heading}
      opening={opening}
      step={step}
      status={state.status}
      onClosed={onClosed}
      aside={state.status === 'sent' ? undefined : <StartupReceipt entries={entries} />}
    >
      {state.status === 'sent' ? (
        <SubmittedPanel text={startupTexts.sent} reference={state.reference} />
      ) : (
        <form
          ref={request.form}
          method="dialog"
          noValidate
          aria-labelledby="startup-dialog-heading"
          onFocus={() => prefetchForm(startupForm)}
          onInput={request.onInput}
          onSubmit={onSubmit}
        >
          {state.status === 'failed' && <FailureNotice text={requestTexts.failed} mail={state.mail} />}
          <StepIndicator step={step} />
          {/* For phones, where the step bars have no names. Screen readers get it from the heading. */}
          <p className="step-count" aria-hidden="true">
            {`Step ${step + 1} of ${startupSteps.length}: ${startupSteps[step]?.name}`}
          </p>
          <h3 ref={heading} tabIndex={-1}>
            <span className="visually-hidden">
              {`Step ${step + 1} of ${startupSteps.length}, ${startupSteps[step]?.name}: `}
            </span>
            <span>{startupSteps[step]?.heading}</span>
          </h3>
          <div hidden={step !== 0}>
            <CompanyStep field={field} />
          </div>
          <div hidden={step !== 1}>
            <NeedsStep field={field} />
          </div>
          <div hidden={step !== 2}>
            <PlanStep field={field} teamSize={entries.teamSize?.[0]} />
          </div>
          {step === LAST && <StartupSummary entries={entries} onEdit={goTo} isSending={isSending} />}
          <HoneypotField />
          <div className="submit" data-step={step}>
            {step > 0 && (
              <button
                className="button"
                data-variant="outline"
                type="button"
                disabled={isSending}
                onClick={() => goTo(step - 1)}
              >
                {startupTexts.back}
              </button>
            )}
            {step < LAST ? (
              <button className="button" type="submit" key="next">
                {startupTexts.next}
              </button>
            ) : (
              <button
                className="button"
                type="submit"
                name="send"
                key="send"
                disabled={isSending}
                // Ignores the second click of a double click on Continue.
                onClick={(event) => event.detail > 1 && event.preventDefault()}
              >
                {isSending ? requestTexts.submitting : requestTexts.submit}
              </button>
            )}
          </div>
          {step === LAST && <SentLine what="what stands above" />}
          {!isSending && <DraftLine draftPlace={request.draftPlace} onClear={request.startOver} />}
        </form>
      )}
    </RequestDialog>
  );
}
