import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formTexts } from '@/content/texts/form';
import { browserClock } from '@/lib/platform/clock';
import { tabStore } from '@/lib/platform/storage.browser';
import {
  beginning,
  clearDraft,
  type DraftPlace,
  isGiven,
  NO_PREFILL,
  type Prefill,
  draftPlace as placeOf,
  readDraft,
  saveDraft,
} from '@/lib/requests/draft';
import type { Entries } from '@/lib/requests/form-check';
import { entriesOf, type FormDefinition, isBlank } from '@/lib/requests/form-definition';
import { emptyField, fillForm } from '@/lib/requests/restore-fields';
import { sends } from '@/lib/requests/sends.browser';
import { keepWhole } from '@/lib/requests/whole-text.browser';

const ports = { store: tabStore, clock: browserClock };

const NOTHING: Entries = {};

/** The entries of a form, saved in the tab on input and restored when the form is shown again. */
export function useDraft({ id, names, stepCount }: FormDefinition, prefill: () => Prefill) {
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(NOTHING);
  const [draftPlace, setDraftPlace] = useState<DraftPlace>('nowhere');
  const [step, setStep] = useState(0);
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const begun = useRef({ source: '', given: NOTHING, shownAt: 0, isUnconfirmed: false, hasFailed: false });

  const readForm = () => (form.current ? entriesOf(new FormData(form.current), names) : {});

  const save = (atStep: number): Entries => {
    if (!form.current) return entries;
    const now = readForm();
    setEntries(now);
    if (isBlank(now)) clearDraft(id, tabStore);
    else {
      const { source, given, isUnconfirmed } = begun.current;
      saveDraft(id, { requestId: '', isUnconfirmed, source, step: atStep, entries: now, given }, ports);
    }
    setDraftPlace(placeOf(id, tabStore));
    return now;
  };

  // Before screen readers know the fields: on a list that is filled later, Orca would stand as if the visitor had chosen in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the form stays the same
  useLayoutEffect(() => {
    if (!form.current) return;
    sends.takeReference(id);
    const status = sends.status(id);
    // What is on its way is shown as it was sent.
    const link = status === 'sending' ? NO_PREFILL : prefill();
    const draft = readDraft(id, ports);
    const wasTyped = !isBlank(readForm());
    const begins = beginning(draft, link, stepCount);
    // "Try again" submits the step that is shown.
    const hasFailed = status === 'failed' && begins.step === stepCount - 1;
    begun.current = {
      source: link.source ?? draft?.source ?? '',
      given: { ...draft?.given, ...link.offered },
      shownAt: browserClock.now(),
      isUnconfirmed: draft?.isUnconfirmed ?? false,
      hasFailed,
    };
    fillForm(form.current, begins.values);
    setEntries(readForm());
    setDraftPlace(placeOf(id, tabStore));
    setStep(begins.step);
    const isDoubtful = !hasFailed && (status === 'failed' || status === 'unconfirmed');
    setRemarks([...(isDoubtful ? [formTexts.unconfirmed] : []), ...link.unread]);
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

  /** Writes a text into a field: in place of one that was given before, or else what `join` makes of the visitor's. */
  const give = (control: HTMLTextAreaElement, join: (text: string) => string) => {
    const { name } = control;
    const isFree = isGiven({ entries: readForm(), given: begun.current.given }, name);
    control.value = join(isFree ? '' : control.value);
    if (isFree) begun.current.given = { ...begun.current.given, [name]: [control.value] };
  };

  /** Saves whether the request was sent and is not known to have arrived; the remarks are about what was before. */
  const saveUnconfirmed = (isUnconfirmed: boolean): Entries => {
    begun.current.isUnconfirmed = isUnconfirmed;
    setRemarks([]);
    return save(step);
  };

  /** Empties the form and deletes its draft; the next request gets a new reference. */
  const clear = () => {
    form.current?.reset();
    clearDraft(id, tabStore);
    sends.forget(id);
    begun.current.isUnconfirmed = false;
    setEntries(NOTHING);
    setDraftPlace('nowhere');
    setStep(0);
    setRemarks([]);
  };

  return {
    form,
    entries,
    remarks,
    draftPlace,
    step,
    setStep,
    readForm,
    save,
    saveUnconfirmed,
    clearField,
    give,
    clear,
    begun,
  };
}
