import { Fragment } from 'react';
import { startupTexts } from '@/content/messages';
import {
  fittingPlans,
  fundingStages,
  popularInWizard,
  startupStages,
  teamSizes,
  techNeeds,
  timelines,
} from '@/content/options';
import { startupLabels } from '@/content/startup-labels';
import { offersOf } from '@/lib/money/offers';
import type { FieldErrors } from '@/lib/requests/field-errors';
import { type StartupField, startupLimits } from '@/lib/requests/startup-request-fields';
import { ChoiceGroup } from './choice-group';
import { FormField } from './form-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

type Props = { errors: FieldErrors<StartupField>; isSending: boolean };

const FORM = 'startup';
const stages = startupStages.map(({ name, description }) => ({ value: name, label: name, note: description }));
const sizes = teamSizes.map((size) => ({ value: size, label: size }));
const needs = techNeeds.map((need) => ({ value: need, label: need }));

export function CompanyStep({ errors, isSending }: Props) {
  return (
    <>
      <p className="request-intro">{startupTexts.required}</p>
      <div className="pair">
        <TextField
          form={FORM}
          name="name"
          label={startupLabels.name}
          maxLength={startupLimits.name}
          error={errors.name}
          isReadOnly={isSending}
        />
        <TextField
          form={FORM}
          name="email"
          label={startupLabels.email}
          maxLength={startupLimits.email}
          error={errors.email}
          isReadOnly={isSending}
        />
      </div>
      <TextField
        form={FORM}
        name="company"
        label={startupLabels.company}
        maxLength={startupLimits.company}
        error={errors.company}
        isReadOnly={isSending}
      />
      <ChoiceGroup
        form={FORM}
        name="stage"
        legend={startupLabels.stage}
        type="radio"
        choices={stages}
        error={errors.stage}
      />
      <ChoiceGroup
        form={FORM}
        name="teamSize"
        legend={startupLabels.teamSize}
        type="radio"
        choices={sizes}
        error={errors.teamSize}
      />
    </>
  );
}

export function NeedsStep({ errors, isSending }: Props) {
  return (
    <>
      <ChoiceGroup
        form={FORM}
        name="techNeeds"
        legend={startupLabels.techNeeds}
        type="checkbox"
        choices={needs}
        error={errors.techNeeds}
      />
      <FormField
        form={FORM}
        name="description"
        label={startupLabels.description}
        mostCharacters={startupLimits.description}
        error={errors.description}
      >
        {/* No maxlength: it would cut a pasted text without a word. The schema says that it is too long. */}
        {(control) => <textarea {...control} rows={4} dir="auto" readOnly={isSending} />}
      </FormField>
      <div className="pair">
        <SelectField
          form={FORM}
          name="funding"
          label={startupLabels.funding}
          none="Select funding status"
          options={fundingStages}
          error={errors.funding}
        />
        <SelectField
          form={FORM}
          name="timeline"
          label={startupLabels.timeline}
          none="Select a timeline"
          options={timelines}
          error={errors.timeline}
        />
      </div>
    </>
  );
}

const plans = offersOf('startup');
const fee = plans.find(({ setupTerms }) => setupTerms)?.setupTerms;

export function PlanStep({ errors, teamSize }: { errors: FieldErrors<StartupField>; teamSize: string | undefined }) {
  const fitting = teamSizes.find((size) => size === teamSize);
  const badge = (id: string) =>
    [id === popularInWizard && 'Popular', fitting && fittingPlans[fitting] === id && `Fits a team of ${fitting}`]
      .filter(Boolean)
      .join(' · ');
  const choices = plans.map(({ id, name, terms, features }) => ({
    value: id,
    label: name,
    badge: badge(id),
    note: (
      <>
        <span className="card-price">{terms}</span>
        {features.map((feature, index) => (
          <Fragment key={feature}>
            {index > 0 && ' '}
            <span className="card-feature">
              {feature}
              {index < features.length - 1 && ' ·'}
            </span>
          </Fragment>
        ))}
      </>
    ),
  }));
  return (
    <ChoiceGroup
      form={FORM}
      name="selectedPlan"
      legend={startupLabels.selectedPlan}
      hint={fee && `Each plan with a price has a ${fee}.`}
      type="radio"
      choices={choices}
      error={errors.selectedPlan}
    />
  );
}
