import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { browserClock } from '@/lib/platform/clock';
import { browserRandom } from '@/lib/platform/random';
import { tabStore } from '@/lib/platform/text-store';
import {
  beginning,
  clearDraft,
  createRequestId,
  type DraftPlace,
  type Prefill,
  draftPlace as placeOf,
  readDraft,
  saveDraft,
} from '@/lib/requests/draft';
import { type Entries, entriesOf, type FormDefinition, isBlank } from '@/lib/requests/form-definition';
import { emptyField, fillForm } from '@/lib/requests/restore-fields';
import { keepWhole } from '@/lib/requests/whole-text.browser';

const ports = { store: tabStore, clock: browserClock };

/**
 * The entries of a form, saved in the tab on input and restored when the form is shown again. `prefill` is called once, when
 * the form is mounted.
 */
export function useDraft({ id, names, stepCount }: FormDefinition, prefill: () => Prefill) {
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState<Entries>({});
  const [draftPlace, setDraftPlace] = useState<DraftPlace>('nowhere');
  const [step, setStep] = useState(0);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const begun = useRef({ requestId: '', source: '', shownAt: 0 });

  const readForm = () => (form.current ? entriesOf(new FormData(form.current), names) : {});

  /** The request's id: the same on every try, until the form is sent or cleared. */
  const requestId = () => {
    begun.current.requestId ||= createRequestId(browserRandom);
    return begun.current.requestId;
  };

  const save = (atStep: number): Entries => {
    if (!form.current) return entries;
    const now = readForm();
    setEntries(now);
    if (isBlank(now)) clearDraft(id, tabStore);
    else saveDraft(id, { requestId: requestId(), source: begun.current.source, step: atStep, entries: now }, ports);
    setDraftPlace(placeOf(id, tabStore));
    return now;
  };

  // Before screen readers know the fields: on a list that is filled later, Orca would stand as if the visitor had chosen in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the form stays the same
  useLayoutEffect(() => {
    if (!form.current) return;
    const link = prefill();
    const draft = readDraft(id, ports);
    begun.current = {
      requestId: draft?.requestId ?? '',
      source: link.source ?? draft?.source ?? '',
      shownAt: browserClock.now(),
    };
    const wasTyped = !isBlank(readForm());
    const begins = beginning(draft, link, stepCount);
    fillForm(form.current, begins.values);
    setEntries(readForm());
    setDraftPlace(placeOf(id, tabStore));
    setStep(begins.step);
    setUnread(link.unread);
    // Text typed before hydration is not saved yet.
    if (wasTyped) save(begins.step);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the boxes hold, or whether they are shown, has changed
  useEffect(() => (form.current ? keepWhole(form.current) : undefined), [entries, step]);

  /** Empties a field that a link filled. `source` is the page's query without it, so that a reload keeps it empty. */
  const clearField = (name: string, source: string) => {
    if (form.current) emptyField(form.current, name);
    begun.current.source = source;
  };

  /** Empties the form and deletes its draft; the next request gets a new id. */
  const clear = () => {
    form.current?.reset();
    clearDraft(id, tabStore);
    begun.current.requestId = '';
    setEntries({});
    setDraftPlace('nowhere');
    setStep(0);
    setUnread([]);
  };

  const shownAt = () => begun.current.shownAt;
  return { form, entries, unread, draftPlace, step, setStep, readForm, save, clearField, clear, requestId, shownAt };
}
