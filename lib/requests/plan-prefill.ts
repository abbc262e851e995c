import type { ChoiceField } from '@/content/schema/form-field';
import { unreadTexts } from '@/content/texts/messages';
import { findNamed } from '@/lib/platform/link-query';
import type { Prefill } from './draft';

/** What the plan of a link or card brings to the field `name`; '' brings nothing. The same plan keeps what was chosen since. */
export function planPrefill(name: string, { options, step = 0 }: ChoiceField, plan: string): Prefill {
  const chosen = findNamed(options, plan);
  return {
    source: chosen ?? null,
    chosen: chosen ? { [name]: [chosen] } : {},
    offered: {},
    step,
    unread: plan && !chosen ? [unreadTexts.plan] : [],
  };
}
