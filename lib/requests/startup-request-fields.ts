import { textOf, textsOf } from './form-data';
import { personLimits } from './person-limits';

/** The fields of the wizard's first three steps, in their order; the fourth step has none. `selectedPlan` is a plan's id. */
export const startupStepFields = [
  ['name', 'email', 'company', 'stage', 'teamSize'],
  ['techNeeds', 'description', 'funding', 'timeline'],
  ['selectedPlan'],
] as const;

export type StartupField = (typeof startupStepFields)[number][number];
export type StartupValues = Record<Exclude<StartupField, 'techNeeds'>, string> & { techNeeds: readonly string[] };

export const startupFields: readonly StartupField[] = startupStepFields.flat();

export const startupLimits = { ...personLimits, company: 200, description: 5000 } as const;

export function readStartupRequest(data: FormData): StartupValues {
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    company: textOf(data, 'company'),
    stage: textOf(data, 'stage'),
    teamSize: textOf(data, 'teamSize'),
    techNeeds: textsOf(data, 'techNeeds'),
    description: textOf(data, 'description'),
    funding: textOf(data, 'funding'),
    timeline: textOf(data, 'timeline'),
    selectedPlan: textOf(data, 'selectedPlan'),
  };
}
