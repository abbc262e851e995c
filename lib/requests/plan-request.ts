import type { PlanGroupId } from '@/content/plans';
import type { Action } from '@/content/schema/link';
import { contactLink } from '@/lib/routes/links';
import type { DialogFormId } from './form-definition';

/** A request form that opens over the page, and the plan it starts with. */
export type RequestLink = { form: DialogFormId; plan?: string };

const GET_STARTED = 'Get Started';

/** A 'Get Started' that leads to the startup enquiry opens the startup request where that form is at hand. */
export function requestOfAction(action: Action): RequestLink | undefined {
  return action.label === GET_STARTED && action.to === contactLink('Startup Services')
    ? { form: 'startup' }
    : undefined;
}

/**
 * Where the button of a plan leads, what it says, and which request form it opens. The link names the plan where a form
 * answers too: opened in a new tab, or before the form is there, it leads to the enquiry.
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
