import type { DraftPlace } from '@/lib/requests/draft';
import { PRIVACY_PATH } from '@/lib/routes/paths';

/** What a submit sends, beside its button. `what` names the fields. */
export function SentLine({ what }: { what: string }) {
  return (
    <p className="sent-line" data-needs-script>
      <span>{`Sends ${what} to our mailbox through a mail relay, with the page you came in on and what led you here. `}</span>
      <a href={PRIVACY_PATH}>Privacy</a>
    </p>
  );
}

/** Says that typed text is saved, where it survives a reload, and offers to clear it. */
export function DraftLine({ draftPlace, onClear }: { draftPlace: DraftPlace; onClear: () => void }) {
  if (draftPlace === 'nowhere') return null;
  return (
    <p className="kept-line">
      {draftPlace === 'tab' && <span>What you typed is kept in this tab until it is sent, for 24 hours at most. </span>}
      <button type="button" className="text-button" onClick={onClear}>
        Clear the form
      </button>
    </p>
  );
}

/** Its name means nothing to a browser's autofill, which would otherwise fill it in for a person. */
export const HONEYPOT_FIELD = 'leave-empty';

/** A field that only robots fill in: out of sight, out of the tab order and out of the accessibility tree. */
export function HoneypotField() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
