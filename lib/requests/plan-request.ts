import type { PlanGroupId } from '@/content/plans';
import type { Action } from '@/content/schema/link';
import { contactLink } from '@/lib/routes/links';
import type { DialogFormId } from './form-definition';

/** A dialog for a request, and the plan that is selected in it. */
export type RequestLink = { form: DialogFormId; plan?: string };

const GET_STARTED = 'Get Started';

/** A 'Get Started' link to the startup enquiry opens the startup dialog once scripts run. */
export function requestOfAction(action: Action): RequestLink | undefined {
  return action.label === GET_STARTED && action.to === contactLink('Startup Services')
    ? { form: 'startup' }
    : undefined;
}

/**
 * The link of a plan's button, its label, and the dialog it opens. A link with a dialog also names the plan: in a new tab,
 * or before the dialog can open, it leads to the contact form.
 */
export function planRequest(group: PlanGroupId, plan: string): { action: Action; request?: RequestLink } {
  switch (group) {
    case 'startup':
      return {
        action: { label: GET_STARTED, to: contactLink('Startup Services', plan) },
        request: { form: 'startup', plan },
      };
    case 'vps':
      return {
        action: { label: 'Request this plan', to: contactLink('Managed Services', plan) },
        request: { form: 'vps', plan },
      };
    case 'website':
      return { action: { label: 'Ask for this site', to: contactLink('WordPress Development', plan) } };
    case 'support':
      return { action: { label: 'Ask for this plan', to: contactLink('WordPress Development', plan) } };
    case 'training':
      return { action: { label: 'Plan a quarter', to: contactLink('Other', plan) } };
  }
}
