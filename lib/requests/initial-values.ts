import type { Draft } from './draft';
import type { Entries } from './form-data';

/** What a link brings to a form: `chosen` replaces what was kept, `offered` fills what is empty. */
export type Prefill = { source: string | null; chosen: Entries; offered: Entries };

/**
 * What a form begins with. A link's choice is newer than a draft, unless the draft was begun from this very link: on a
 * reload, what the visitor changed since stays changed.
 */
export function initialValues(draft: Draft | null, { source, chosen, offered }: Prefill): Entries {
  if (draft === null) return { ...offered, ...chosen };
  const isSameLink = source !== null && draft.source === source;
  return isSameLink ? { ...offered, ...chosen, ...draft.entries } : { ...offered, ...draft.entries, ...chosen };
}
