'use client';

import { useRef } from 'react';
import { requestTexts } from '@/content/texts/messages';
import { startupSteps, startupTexts, stepStates } from '@/content/texts/startup';
import { startupForm } from '@/lib/requests/startup-request';
import { fillIn } from '@/lib/text/fill-in';
import { BillNoteLine } from './bill-note';
import { SentLine } from './form-parts';
import { type DialogProps, RequestDialog, useDialogRequest } from './request-dialog';
import { CompanyStep, NeedsStep, PlanStep } from './startup-fields';
import { StartupReceipt, StartupSummary } from './startup-summary';
import './startup-wizard.css';

const LAST = startupSteps.length - 1;

/** The startup request (specification, sections 4 and 5). Its one form has all steps, so that FormData has every field. */
export function StartupWizard(props: DialogProps) {
  const { request, bill } = useDialogRequest(startupForm, 'selectedPlan', props);
  const { field, isSending, step, entries } = request;
  const place = fillIn(startupTexts.place, { number: step + 1, count: startupSteps.length });
  const current = startupSteps[step];

  const heading = useRef<HTMLHeadingElement>(null);
  const goTo = (next: number) => {
    request.goTo(next);
    // Otherwise a part of the last step's scroll stays, and the progress is under the dialog's header.
    const dialog = heading.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    heading.current?.focus();
  };

  const onSubmit = async () => {
    if (step === LAST) await request.send();
    else if (await request.checkStep()) goTo(step + 1);
  };

  return (
    <RequestDialog
      {...props}
      definition={startupForm}
      texts={startupTexts}
      request={request}
      about="startup-intro startup-step"
      onSubmit={onSubmit}
      aside={<StartupReceipt entries={entries} />}
    >
      <StepIndicator step={step} />
      {/* For phones, where the step bars have no names. Screen readers get it from the heading. */}
      <p className="step-count" aria-hidden="true">
        {`${place}: ${current?.name}`}
      </p>
      <h3 ref={heading} id="startup-step" tabIndex={-1}>
        <span className="visually-hidden">{`${place}, ${current?.name}: `}</span>
        <span>{current?.heading}</span>
      </h3>
      <p className="request-intro" id="startup-intro" hidden={step > 1}>
        {startupTexts.required}
      </p>
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
      {step === LAST && !isSending && <BillNoteLine bill={bill} plan={entries.selectedPlan?.[0]} />}
      {/* The key renders it again at each step: WebKit does not paint a Back button that is added to this sticky element. */}
      <div className="submit" data-step={step} key={step} {...request.waiting}>
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
            {isSending ? requestTexts.sending : requestTexts.submit}
          </button>
        )}
      </div>
      {step === LAST && <SentLine what={startupTexts.sends} />}
    </RequestDialog>
  );
}

/** The steps: done, current and later ones, told apart by a check, bold type and words as well as by color. */
function StepIndicator({ step }: { step: number }) {
  return (
    <ol className="steps" aria-label={startupTexts.progress}>
      {startupSteps.map(({ name }, index) => {
        const state = index < step ? 'done' : index === step ? 'current' : 'later';
        return (
          <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && (
              <span className="step-mark" aria-hidden="true">
                ✓
              </span>
            )}
            <span>{name}</span>
            <span className="visually-hidden">{`, ${stepStates[state]}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
