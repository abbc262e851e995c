import type { Clock } from '@/lib/platform/clock';
import type { TextStore } from '@/lib/platform/text-store';
import { isRecord } from '@/lib/text/records';
import type { Entries } from './form-data';
import type { FormId } from './form-definition';

/** What is typed is kept for a day, in this tab only. */
export const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A form that was begun and not sent. */
export type Draft = {
  /** Milliseconds since 1970. */
  savedAt: number;
  requestId: string;
  /** The link it was begun from, so that its choices do not come back over later ones. */
  source: string;
  /** The wizard's step, from 0. */
  step: number;
  entries: Entries;
};

type Ports = { store: TextStore; clock: Clock };

const keyOf = (form: FormId) => `draft:${form}`;

/** The draft of a form, or null where there is none, it is too old or somebody else wrote it. */
export function readDraft(form: FormId, { store, clock }: Ports): Draft | null {
  const text = store.read(keyOf(form));
  if (text === null) return null;
  const draft = parseDraft(text);
  const age = draft ? clock.now() - draft.savedAt : Number.POSITIVE_INFINITY;
  if (age >= 0 && age < DRAFT_LIFETIME_MS) return draft;
  store.remove(keyOf(form));
  return null;
}

export function saveDraft(form: FormId, draft: Omit<Draft, 'savedAt'>, { store, clock }: Ports): void {
  store.write(keyOf(form), JSON.stringify({ savedAt: clock.now(), ...draft }));
}

export function clearDraft(form: FormId, store: TextStore): void {
  store.remove(keyOf(form));
}

/** Where a draft is kept: in the tab it is there after a reload, too, so that a form may promise it; in the page it is not. */
export type DraftPlace = 'nowhere' | 'page' | 'tab';

export function draftPlace(form: FormId, store: Pick<TextStore, 'read'> & { lasts(key: string): boolean }): DraftPlace {
  if (store.read(keyOf(form)) === null) return 'nowhere';
  return store.lasts(keyOf(form)) ? 'tab' : 'page';
}

/** Without zod: a draft is read before anything is typed, when the schema is still to come. */
function parseDraft(text: string): Draft | null {
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || !isRecord(value.entries)) return false;
  return (
    typeof value.savedAt === 'number' &&
    typeof value.step === 'number' &&
    typeof value.source === 'string' &&
    typeof value.requestId === 'string' &&
    Object.values(value.entries).every(
      (texts) => Array.isArray(texts) && texts.every((each) => typeof each === 'string'),
    )
  );
}
