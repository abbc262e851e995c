import { textOf } from './form-data';
import { personLimits } from './person-limits';

/** The VPS request's fields in the order of the dialog. `plan` is a plan's id. */
export const vpsFields = ['name', 'email', 'plan', 'environment'] as const;

export type VpsField = (typeof vpsFields)[number];
export type VpsValues = Record<VpsField, string>;

export const vpsLimits = personLimits;

export function readVpsRequest(data: FormData): VpsValues {
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    plan: textOf(data, 'plan'),
    environment: textOf(data, 'environment'),
  };
}
