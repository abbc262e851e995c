import type { Clock } from '@/lib/platform/clock';
import type { Random } from '@/lib/platform/random';
import type { TextStore } from '@/lib/platform/text-store';
import { isRecord } from '@/lib/text/records';
import type { Entries, FormId } from './form-definition';

/** Typed text is saved for a day, in this tab only. */
export const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A form that was begun and not sent. */
export type Draft = {
  /** Milliseconds since 1970. */
  savedAt: number;
  requestId: string;
  /** The query of the link it was begun from, so that the link's choices do not overwrite later ones. */
  source: string;
  /** The wizard's step, from 0. */
  step: number;
  entries: Entries;
};

/** Values that a link brings to a form: `chosen` replaces those of a draft, `offered` fills empty fields. */
export type Prefill = { source: string | null; chosen: Entries; offered: Entries };

type Ports = { store: TextStore; clock: Clock };

const keyOf = (form: FormId) => `draft:${form}`;

/** The draft of a form, or null where there is none, it is too old, or it is malformed. */
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

/** Where a draft is saved. Only one in the tab's storage is still there after a reload, so only then the form promises it. */
export type DraftPlace = 'nowhere' | 'page' | 'tab';

export function draftPlace(form: FormId, store: Pick<TextStore, 'read'> & { lasts(key: string): boolean }): DraftPlace {
  if (store.read(keyOf(form)) === null) return 'nowhere';
  return store.lasts(keyOf(form)) ? 'tab' : 'page';
}

/**
 * The values a form starts with. A link's choice is newer than a draft, unless the draft was begun from the same link: a
 * reload keeps what the visitor has changed since.
 */
export function initialValues(draft: Draft | null, { source, chosen, offered }: Prefill): Entries {
  if (draft === null) return { ...offered, ...chosen };
  const isSameLink = source !== null && draft.source === source;
  return isSameLink ? { ...offered, ...chosen, ...draft.entries } : { ...offered, ...draft.entries, ...chosen };
}

/** Letters and digits that are not mistaken for one another on the phone (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The reference of a request, `DT-7F3K-Q2MX`: 40 bits. Every try to send the request has the same one, so that a mail that
 * arrives twice is recognized.
 */
export function createRequestId(random: Random): string {
  const letters = [...random(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `DT-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Without zod: a draft is read before the schema has loaded. */
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
