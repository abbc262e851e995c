import * as z from 'zod/mini';
import { startupErrors as errors } from '@/content/messages';
import { fundingStages, startupStages, teamSizes, techNeeds, timelines } from '@/content/options';
import { planGroups } from '@/content/plans';
import { formCheck } from './check-form';
import { type StartupField, type StartupValues, startupFields, startupLimits } from './startup-request-fields';
import { emailCheck, lineCheck, textCheck } from './text-checks';

const startupSchema = z.object({
  name: lineCheck(startupLimits.name, { required: errors.nameRequired, tooLong: errors.nameTooLong }),
  email: emailCheck(startupLimits.email, {
    required: errors.emailRequired,
    tooLong: errors.emailTooLong,
    format: errors.emailFormat,
  }),
  company: lineCheck(startupLimits.company, { required: errors.companyRequired, tooLong: errors.companyTooLong }),
  stage: z.enum(
    startupStages.map((stage) => stage.name),
    errors.stageRequired,
  ),
  teamSize: z.enum(teamSizes, errors.teamSizeRequired),
  techNeeds: z.array(z.enum(techNeeds, errors.techNeedsRequired)).check(z.minLength(1, errors.techNeedsRequired)),
  description: textCheck(startupLimits.description, {
    required: errors.descriptionRequired,
    tooLong: errors.descriptionTooLong,
  }),
  funding: z.enum(fundingStages, errors.fundingRequired),
  timeline: z.enum(timelines, errors.timelineRequired),
  selectedPlan: z.enum(
    planGroups.startup.plans.map((plan) => plan.id),
    errors.planRequired,
  ),
});

/** Checks a startup request, or one of its steps (specification, section 5). */
export const startupCheck = formCheck<StartupField, StartupValues>(startupSchema, startupFields, Object.values(errors));
