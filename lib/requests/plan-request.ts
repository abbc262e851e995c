import type { PlanGroupId } from '@/content/plans';
import type { Action } from '@/content/schema/link';
import { contactLink } from '@/lib/routes/links';
import type { DialogFormId } from './form-definition';

export type RequestLink = { form: DialogFormId; plan?: string };

type PlanButton = { label: string; service: Parameters<typeof contactLink>[0]; form?: DialogFormId };

/** The button of the plans of each group, the service that it asks for, and the dialog that it opens. */
const buttons: Readonly<Record<PlanGroupId, PlanButton>> = {
  startup: { label: 'Get Started', service: 'Startup Services', form: 'startup' },
  vps: { label: 'Request this plan', service: 'Managed Services', form: 'vps' },
  website: { label: 'Request this website', service: 'WordPress Development' },
  support: { label: 'Request this plan', service: 'WordPress Development' },
  training: { label: 'Request this plan', service: 'Other' },
  managed: { label: 'Request this service', service: 'Managed Services' },
};

/** The service of the contact form that the plans of a group belong to. */
export const serviceOfPlans = (group: PlanGroupId) => buttons[group].service;

/** The startup dialog for a 'Get Started' link to the startup enquiry: the link opens it once scripts run. */
export function requestOfAction({ label, to }: Action): RequestLink | undefined {
  const { startup } = buttons;
  return label === startup.label && to === contactLink(startup.service) ? { form: 'startup' } : undefined;
}

/** A plan's button. Its link leads to the contact form with the plan, also where no dialog opens, as in a new tab. */
export function planRequest(group: PlanGroupId, plan: string): { action: Action; request?: RequestLink } {
  const { label, service, form } = buttons[group];
  return { action: { label, to: contactLink(service, plan) }, request: form && { form, plan } };
}
