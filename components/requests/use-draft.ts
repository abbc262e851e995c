import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { browserClock } from '@/lib/platform/clock';
import { browserRandom } from '@/lib/platform/random';
import { tabStore } from '@/lib/platform/text-store';
import {
  clearDraft,
  createRequestId,
  type DraftPlace,
  initialValues,
  type Prefill,
  draftPlace as placeOf,
  readDraft,
  saveDraft,
} from '@/lib/requests/draft';
import { type Entries, entriesOf, type FormDefinition, isBlank } from '@/lib/requests/form-definition';
import { emptyField, fillForm } from '@/lib/requests/restore-fields';

const ports = { store: tabStore, clock: browserClock };

/**
 * The entries of a form, saved in the tab on input and restored when the form is shown again. `prefill` is called once the
 * form is mounted; pass the same function on every render.
 */
export function useDraft({ id, names, stepCount }: FormDefinition, prefill: () => Prefill) {
  const form: RefObject<HTMLFormElement | null> = useRef(null);
  const [entries, setEntries] = useState<Entries>({});
  const [draftPlace, setDraftPlace] = useState<DraftPlace>('nowhere');
  const [step, setStep] = useState(0);
  const begun = useRef({ requestId: '', source: '', shownAt: 0 });

  /** The request's id: the same on every try, until the form is sent or cleared. */
  const requestId = useCallback(() => {
    begun.current.requestId ||= createRequestId(browserRandom);
    return begun.current.requestId;
  }, []);

  const save = useCallback(
    (data: FormData, atStep: number): Entries => {
      const now = entriesOf(data, names);
      setEntries(now);
      if (isBlank(now)) clearDraft(id, tabStore);
      else {
        const { source } = begun.current;
        saveDraft(id, { requestId: requestId(), source, step: atStep, entries: now }, ports);
      }
      setDraftPlace(placeOf(id, tabStore));
      return now;
    },
    [id, names, requestId],
  );

  useEffect(() => {
    if (!form.current) return;
    const link = prefill();
    const draft = readDraft(id, ports);
    begun.current = {
      requestId: draft?.requestId ?? '',
      source: link.source ?? draft?.source ?? '',
      shownAt: browserClock.now(),
    };
    const wasTyped = !isBlank(entriesOf(new FormData(form.current), names));
    fillForm(form.current, initialValues(draft, link));
    setEntries(entriesOf(new FormData(form.current), names));
    setDraftPlace(placeOf(id, tabStore));
    // The stored step can be any number; one that the form does not have would show an empty form.
    const draftStep = Math.min(Math.max(Math.trunc(draft?.step ?? 0), 0), stepCount - 1);
    setStep(draftStep);
    // Text typed before hydration is not saved yet.
    if (wasTyped) save(new FormData(form.current), draftStep);
  }, [id, names, stepCount, prefill, save]);

  /** Empties a field that a link filled. `source` is the link without it, which does not restore it. */
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
  };

  return {
    form,
    entries,
    draftPlace,
    step,
    setStep,
    save,
    clearField,
    clear,
    requestId,
    shownAt: () => begun.current.shownAt,
  };
}
