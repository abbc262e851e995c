import { Fragment } from 'react';
import type { startupFields } from '@/content/forms/startup';
import { fittingPlans, popularInWizard, startupStages, teamSizes, techNeeds } from '@/content/options';
import { startupTexts } from '@/content/texts/startup';
import { offersOf } from '@/lib/money/offers';
import { fillIn } from '@/lib/text/fill-in';
import { ChoiceGroup } from './choice-group';
import { type FieldProps, SelectField, TextArea, TextField } from './form-fields';

type StartupFields = typeof startupFields;

type Props = { field: <Name extends keyof StartupFields>(name: Name) => FieldProps<StartupFields[Name]> };

const stages = startupStages.map(({ name, description }) => ({ value: name, label: name, note: description }));
const sizes = teamSizes.map((size) => ({ value: size, label: size }));
const needs = techNeeds.map((need) => ({ value: need, label: need }));

export function CompanyStep({ field }: Props) {
  return (
    <>
      <div className="pair">
        <TextField {...field('name')} />
        <TextField {...field('email')} />
      </div>
      <TextField {...field('company')} />
      <ChoiceGroup {...field('stage')} choices={stages} />
      <ChoiceGroup {...field('teamSize')} choices={sizes} />
    </>
  );
}

export function NeedsStep({ field }: Props) {
  return (
    <>
      <ChoiceGroup {...field('techNeeds')} choices={needs} />
      <TextArea {...field('description')} rows={4} />
      <div className="pair">
        <SelectField {...field('funding')} none={startupTexts.noFunding} />
        <SelectField {...field('timeline')} none={startupTexts.noTimeline} />
      </div>
    </>
  );
}

const plans = offersOf('startup');
const fee = plans.find(({ setupTerms }) => setupTerms)?.setupTerms;

export function PlanStep({ field, teamSize }: Props & { teamSize: string | undefined }) {
  const chosenSize = teamSizes.find((size) => size === teamSize);
  const fitting: Partial<Record<string, string>> = chosenSize ? fittingPlans[chosenSize] : {};
  const badge = (id: string, size = fitting[id]) =>
    [id === popularInWizard && startupTexts.popular, size && fillIn(startupTexts.fits, { size })]
      .filter(Boolean)
      .join(' · ');
  const choices = plans.map(({ id, name, terms, features }) => ({
    value: id,
    label: name,
    badge: badge(id),
    price: terms,
    note: features.map((feature, index) => (
      <Fragment key={feature}>
        {index > 0 && ' '}
        <span className="card-feature">
          {feature}
          {index < features.length - 1 && <span className="visually-hidden">,</span>}
        </span>
      </Fragment>
    )),
  }));
  return (
    <ChoiceGroup {...field('selectedPlan')} hint={fee && fillIn(startupTexts.setupFee, { fee })} choices={choices} />
  );
}
