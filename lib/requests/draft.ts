import { DRAFT_HOURS } from '@/content/retention';
import type { ChoiceField } from '@/content/schema/form-field';
import { site } from '@/content/site';
import { unreadTexts } from '@/content/texts/messages';
import type { Clock } from '@/lib/platform/clock';
import { findNamed } from '@/lib/platform/link-query';
import { readJson, type TextStore } from '@/lib/platform/storage.browser';
import { isRecord } from '@/lib/text/records';
import type { Entries } from './form-check';
import type { FormId } from './form-definition';

/** Typed text is saved in this tab only. */
const DRAFT_LIFETIME_MS = DRAFT_HOURS * 60 * 60 * 1000;

export type Draft = {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The reference of a send, where the page that made it was left (sends.ts); '' while it is open. */
  requestId: string;
  /** It was sent, and is not known to have arrived. */
  isUnconfirmed?: boolean;
  /** The link it was begun from, so that the link's choices do not overwrite later ones: its query, or the plan of a card. */
  source: string;
  /** The wizard's step, from 0. */
  step: number;
  entries: Entries;
  /** What links and the bill wrote into fields. The next one replaces it, unless the visitor changed it. */
  given?: Entries;
};

/**
 * Values that a link brings to a form: `chosen` replaces those of a draft, `offered` what the visitor did not write. `step` is
 * the one that shows what was chosen, and `unread` says in sentences what the link has that the form cannot use.
 */
export type Prefill = {
  source: string | null;
  chosen: Entries;
  offered: Entries;
  step: number;
  unread: readonly string[];
};

/** What a form begins with where nothing of a link counts. */
export const NO_PREFILL: Prefill = { source: null, chosen: {}, offered: {}, step: 0, unread: [] };

type Ports = { store: TextStore; clock: Clock };

const keyOf = (form: FormId) => `draft:${form}`;

/** The draft of a form, or null where there is none, it is too old, or it is malformed. */
export function readDraft(form: FormId, { store, clock }: Ports): Draft | null {
  const draft = readJson(store, keyOf(form));
  // A draft from the near future is as good as any: the computer's clock was set back since.
  if (isDraft(draft) && Math.abs(clock.now() - draft.savedAt) < DRAFT_LIFETIME_MS) return draft;
  store.remove(keyOf(form));
  return null;
}

export function saveDraft(form: FormId, draft: Omit<Draft, 'savedAt'>, { store, clock }: Ports): void {
  store.write(keyOf(form), JSON.stringify({ savedAt: clock.now(), ...draft }));
}

export const clearDraft = (form: FormId, store: TextStore) => store.remove(keyOf(form));

/** Where a draft is saved. The tab's storage survives a reload: only then does the form promise to keep the text. */
export type DraftPlace = 'nowhere' | 'page' | 'tab';

export function draftPlace(form: FormId, store: Pick<TextStore, 'read'> & { lasts(key: string): boolean }): DraftPlace {
  if (store.read(keyOf(form)) === null) return 'nowhere';
  return store.lasts(keyOf(form)) ? 'tab' : 'page';
}

/**
 * What a form begins with. A link's choice is newer than a draft, unless the draft was begun from the same link. A choice that
 * replaces one of the draft is shown: the form is at its step at most.
 */
export function beginning(draft: Draft | null, { source, chosen, offered, step }: Prefill, stepCount: number) {
  if (draft === null) return { values: { ...offered, ...chosen }, step: 0 };
  // The stored step can be any number; one that the form does not have would show an empty form.
  const draftStep = Math.min(Math.max(Math.trunc(draft.step), 0), stepCount - 1);
  if (draft.source === source) return { values: { ...offered, ...chosen, ...draft.entries }, step: draftStep };
  const free = Object.entries(offered).filter(([name]) => isGiven(draft, name));
  const values: Entries = { ...draft.entries, ...Object.fromEntries(free), ...chosen };
  const isOther = Object.entries(chosen).some(([name, texts]) => String(texts) !== String(draft.entries[name] ?? ''));
  return { values, step: isOther ? Math.min(draftStep, step) : draftStep };
}

/** Whether a field is empty, or holds what was given and nothing else. */
export function isGiven({ entries, given }: Pick<Draft, 'entries' | 'given'>, name: string): boolean {
  const text = String(entries[name] ?? '');
  return text === '' || text === String(given?.[name] ?? '');
}

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

/** Returns random bytes. They need not be secret. */
export type Random = (count: number) => Uint8Array;

/** Letters and digits that are not mistaken for one another on the phone (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The reference of a request, `DT-7F3K-Q2MX`: 40 bits. */
export function createRequestId(random: Random): string {
  const letters = [...random(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${site.reference}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Without zod: a draft is read before the schema has loaded. */
function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || !isRecord(value.entries)) return false;
  return (
    typeof value.savedAt === 'number' &&
    typeof value.step === 'number' &&
    typeof value.source === 'string' &&
    typeof value.requestId === 'string' &&
    ['boolean', 'undefined'].includes(typeof value.isUnconfirmed) &&
    Object.values(value.entries).every(isTextList)
  );
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
