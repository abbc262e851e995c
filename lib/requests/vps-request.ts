import * as z from 'zod/mini';
import { vpsErrors } from '@/content/messages';
import { environments } from '@/content/options';
import { planGroups } from '@/content/plans';
import { formCheck } from './check-form';
import { emailCheck, lineCheck } from './text-checks';
import { type VpsField, type VpsValues, vpsFields, vpsLimits } from './vps-request-fields';

const vpsSchema = z.object({
  name: lineCheck(vpsLimits.name, { required: vpsErrors.nameRequired, tooLong: vpsErrors.nameTooLong }),
  email: emailCheck(vpsLimits.email, {
    required: vpsErrors.emailRequired,
    tooLong: vpsErrors.emailTooLong,
    format: vpsErrors.emailFormat,
  }),
  plan: z.enum(
    planGroups.vps.plans.map((plan) => plan.id),
    vpsErrors.planRequired,
  ),
  environment: z.enum(
    environments.map((environment) => environment.name),
    vpsErrors.environmentRequired,
  ),
});

/** Checks a VPS request (specification, section 5). */
export const vpsCheck = formCheck<VpsField, VpsValues>(vpsSchema, vpsFields, Object.values(vpsErrors));
