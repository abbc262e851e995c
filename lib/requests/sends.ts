import { failureTexts } from '@/content/texts/form';
import type { Clock } from '@/lib/platform/clock';
import type { TextStore } from '@/lib/platform/storage.browser';
import { clearDraft, createRequestId, draftPlace, type Random, readDraft, saveDraft } from './draft';
import type { Invalid } from './form-check';
import type { FormId } from './form-definition';
import type { MailOutcome } from './mail/send-mail';
import { showNote } from './page-note';

type Outcome = Invalid | MailOutcome;

/** Shows an outcome in a form, or returns false where the visitor does not see the form. */
type Show = (outcome: Outcome, reference: string) => boolean;

/** 'unconfirmed': another page of the tab sent it and was left, so that nobody can say whether it arrived. */
type SendStatus = 'none' | 'sending' | 'failed' | 'unconfirmed';

type Ports = { store: TextStore & { lasts(key: string): boolean }; clock: Clock; random: Random };

/** What a page has sent by its forms. It outlasts them: a form that comes back shows it, otherwise a note tells the outcome. */
export function createSends({ store, clock, random }: Ports) {
  const drafts = { store, clock };
  const onTheirWay = new Set<FormId>();
  const failed = new Set<FormId>();
  const references = new Map<FormId, string>();
  const shows = new Map<FormId, Show>();

  const isSending = (form: FormId) => onTheirWay.has(form);

  const reference = (form: FormId): string => {
    const made = references.get(form) ?? createRequestId(random);
    references.set(form, made);
    return made;
  };

  const takeReference = (form: FormId) => {
    const draft = readDraft(form, drafts);
    if (!draft?.requestId || references.has(form)) return;
    references.set(form, draft.requestId);
    saveDraft(form, { ...draft, requestId: '' }, drafts);
  };

  return {
    isSending,

    status(form: FormId): SendStatus {
      if (isSending(form)) return 'sending';
      if (!readDraft(form, drafts)?.isUnconfirmed) return 'none';
      return failed.has(form) ? 'failed' : 'unconfirmed';
    },

    /** The reference of a form's next send, the same on every try until it is sent or `forget` is called. */
    reference,

    forget: (form: FormId) => references.delete(form),

    /** Takes the reference of a try that failed over from the last page of the tab. */
    takeReference,

    /** Says which form shows the outcomes of its sends. Returns a function that stops it. */
    showIn(form: FormId, show: Show): () => void {
      shows.set(form, show);
      return () => {
        if (shows.get(form) === show) shows.delete(form);
      };
    },

    /** Follows a send to its outcome, in the form or else in a note on the open page, `texts.sentNote` before the reference. */
    async follow(form: FormId, outcome: Promise<Outcome>, texts: { failed: string; sentNote: string }): Promise<void> {
      const own = reference(form);
      onTheirWay.add(form);
      failed.delete(form);
      showNote(null);
      const reached = await outcome;
      onTheirWay.delete(form);
      if (reached.status === 'failed') console.warn(`The ${form} form was not sent: ${reached.reason}`);
      if (reached.status === 'sent') {
        clearDraft(form, store);
        references.delete(form);
      } else failed.add(form);
      if (shows.get(form)?.(reached, own)) return;
      if (reached.status === 'sent') return showNote({ text: texts.sentNote, reference: own });
      const isKept = draftPlace(form, store) === 'tab';
      showNote({ text: isKept ? `${texts.failed} ${failureTexts.kept}` : texts.failed });
    },

    /**
     * For a page that is left: stores its references for the tab's next page. The storage of an open page, which a duplicated
     * tab copies, has none.
     */
    leave() {
      for (const [form, requestId] of references) {
        const draft = readDraft(form, drafts);
        if (draft) saveDraft(form, { ...draft, requestId }, drafts);
      }
    },

    /** For a page that comes back from the back/forward cache: another page of the tab may have sent its forms meanwhile. */
    comeBack() {
      const forms = [...references.keys()];
      references.clear();
      for (const form of forms) takeReference(form);
    },
  };
}
