import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { browserClock } from '@/lib/platform/clock';
import { browserRandom } from '@/lib/platform/random';
import { tabStore } from '@/lib/platform/text-store';
import { clearDraft, type DraftPlace, draftPlace, readDraft, saveDraft } from '@/lib/requests/draft';
import { type Entries, entriesOf, isBlank } from '@/lib/requests/form-data';
import type { FormDefinition } from '@/lib/requests/form-definition';
import { initialValues, type Prefill } from '@/lib/requests/initial-values';
import { createRequestId } from '@/lib/requests/request-id';
import { emptyField, fillForm } from '@/lib/requests/restore-fields';

const ports = { store: tabStore, clock: browserClock };

/**
 * What stands in a form, kept in the tab as it is typed and brought back when the form is shown again. `prefill` is asked
 * for once the page answers; keep it the same between renders.
 */
export function useDraft<Field extends string, Values>(kind: FormDefinition<Field, Values>, prefill: () => Prefill) {
  const form: RefObject<HTMLFormElement | null> = useRef(null);
  const [entries, setEntries] = useState<Entries>({});
  const [keptIn, setKeptIn] = useState<DraftPlace>('nowhere');
  const [step, setStep] = useState(0);
  const begun = useRef({ requestId: '', source: '', shownAt: 0 });

  /** The request's id: the same on every try, until it is sent or cleared. */
  const requestId = useCallback(() => {
    begun.current.requestId ||= createRequestId(browserRandom);
    return begun.current.requestId;
  }, []);

  const keep = useCallback(
    (data: FormData, atStep: number) => {
      const now = entriesOf(data, kind.fields);
      setEntries(now);
      if (isBlank(now)) clearDraft(kind.id, tabStore);
      else {
        const { source } = begun.current;
        saveDraft(kind.id, { requestId: requestId(), source, step: atStep, entries: now }, ports);
      }
      setKeptIn(draftPlace(kind.id, tabStore));
    },
    [kind, requestId],
  );

  useEffect(() => {
    if (!form.current) return;
    const link = prefill();
    const draft = readDraft(kind.id, ports);
    begun.current = {
      requestId: draft?.requestId ?? '',
      source: link.source ?? draft?.source ?? '',
      shownAt: browserClock.now(),
    };
    const wasTyped = !isBlank(entriesOf(new FormData(form.current), kind.fields));
    fillForm(form.current, initialValues(draft, link));
    setEntries(entriesOf(new FormData(form.current), kind.fields));
    setKeptIn(draftPlace(kind.id, tabStore));
    // Anything may have written the draft; a step that the form does not have would show none.
    const keptStep = Math.min(Math.max(Math.trunc(draft?.step ?? 0), 0), kind.stepCount - 1);
    setStep(keptStep);
    // What was typed before the page answered has not been kept yet.
    if (wasTyped) keep(new FormData(form.current), keptStep);
  }, [kind, prefill, keep]);

  /** Empties a field that a link filled. `source` is the link without it, which does not bring it back. */
  const clearField = (field: Field, source: string) => {
    if (form.current) emptyField(form.current, field);
    begun.current.source = source;
  };

  /** Empties the form and forgets what was kept of it; the next request is a new one. */
  const clear = () => {
    form.current?.reset();
    clearDraft(kind.id, tabStore);
    begun.current.requestId = '';
    setEntries({});
    setKeptIn('nowhere');
    setStep(0);
  };

  return {
    form,
    entries,
    keptIn,
    step,
    setStep,
    keep,
    clearField,
    clear,
    requestId,
    shownAt: () => begun.current.shownAt,
  };
}
