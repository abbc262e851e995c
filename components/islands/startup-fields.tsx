import {
  fittingPlans,
  fundingStages,
  popularInWizard,
  startupStages,
  teamSizes,
  techNeeds,
  timelines,
} from '@/content/options';
import { planGroups } from '@/content/plans';
import type { Plan } from '@/content/schema/plan';
import type { FieldErrors } from '@/lib/forms/field-errors';
import { type StartupField, startupLimits } from '@/lib/forms/startup-request-fields';
import { priceText } from '@/lib/money/find-price';
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
      <div className="pair">
        <TextField
          form={FORM}
          name="name"
          label="Full name"
          maxLength={startupLimits.name}
          error={errors.name}
          isReadOnly={isSending}
        />
        <TextField
          form={FORM}
          name="email"
          label="Email"
          maxLength={startupLimits.email}
          error={errors.email}
          isReadOnly={isSending}
        />
      </div>
      <TextField
        form={FORM}
        name="company"
        label="Company name"
        maxLength={startupLimits.company}
        error={errors.company}
        isReadOnly={isSending}
      />
      <ChoiceGroup form={FORM} name="stage" legend="Startup stage" type="radio" choices={stages} error={errors.stage} />
      <ChoiceGroup
        form={FORM}
        name="teamSize"
        legend="Team size, employees"
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
        legend="Tech needs"
        type="checkbox"
        choices={needs}
        error={errors.techNeeds}
      />
      <FormField form={FORM} name="description" label="Project description" error={errors.description}>
        {/* No maxlength: it would cut a pasted text without a word. The schema says that it is too long. */}
        {(control) => <textarea {...control} rows={4} readOnly={isSending} />}
      </FormField>
      <div className="pair">
        <SelectField
          form={FORM}
          name="funding"
          label="Funding status"
          none="Select funding status"
          options={fundingStages}
          error={errors.funding}
        />
        <SelectField
          form={FORM}
          name="timeline"
          label="Timeline"
          none="Select a timeline"
          options={timelines}
          error={errors.timeline}
        />
      </div>
    </>
  );
}

const startupPlans: readonly Plan[] = planGroups.startup.plans;
const setupFee = priceText(planGroups.startup.setupFee);

export function PlanStep({ errors, teamSize }: { errors: FieldErrors<StartupField>; teamSize: string | undefined }) {
  const fitting = teamSizes.find((size) => size === teamSize);
  const badge = (id: string) =>
    [id === popularInWizard && 'Popular', fitting && fittingPlans[fitting] === id && `Fits a team of ${fitting}`]
      .filter(Boolean)
      .join(' · ');
  const choices = startupPlans.map(({ id, name, price, features }) => ({
    value: id,
    label: name,
    badge: badge(id),
    note: (
      <>
        <span className="card-price">
          {priceText(price)}
          {price === 'Custom' ? '' : ' a month'}
        </span>
        {features.join(' · ')}
      </>
    ),
  }));
  return (
    <ChoiceGroup
      form={FORM}
      name="selectedPlan"
      legend="Plan"
      hint={`Each plan with a price has a one-time setup fee of ${setupFee}.`}
      type="radio"
      choices={choices}
      error={errors.selectedPlan}
    />
  );
}
