import { useId } from 'react';
import { Filled } from '@/components/ui/filled';
import { useCopied } from '@/components/ui/use-copied.browser';
import { DRAFT_HOURS } from '@/content/retention';
import { site } from '@/content/site';
import { failureTexts, formTexts } from '@/content/texts/form';
import type { DraftPlace } from '@/lib/requests/draft';
import type { RequestMail } from '@/lib/requests/form-definition';
import { mailtoHref } from '@/lib/requests/mail/mailto';
import { PRIVACY_PATH } from '@/lib/routes/paths';
import { fillIn } from '@/lib/text/fill-in';

/** Says beside the submit button what it sends. `what` names the fields. */
export function SentLine({ what }: { what: string }) {
  return (
    <p className="sent-line" data-needs-script>
      <span>{`${fillIn(formTexts.sends, { what })} `}</span>
      <a href={PRIVACY_PATH}>{formTexts.privacy}</a>
    </p>
  );
}

/** Offers to clear the form, and says that typed text is kept, if it survives a reload. */
export function DraftLine({ draftPlace, onClear }: { draftPlace: DraftPlace; onClear: () => void }) {
  if (draftPlace === 'nowhere') return null;
  return (
    <p className="kept-line">
      {draftPlace === 'tab' && <span>{`${fillIn(formTexts.kept, { hours: DRAFT_HOURS })} `}</span>}
      <button type="button" className="text-button" onClick={onClear}>
        {formTexts.clear}
      </button>
    </p>
  );
}

/** What the link that led to a form has that the form cannot use, and that an earlier send was not confirmed. */
export const RemarkLine = ({ id, lines }: { id: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <p className="kept-line" id={`${id}-remarks`}>
      {lines.join(' ')}
    </p>
  );

/** The honeypot's name. It means nothing to a browser's autofill, which would otherwise fill the field for a person. */
export const HONEYPOT_FIELD = 'leave-empty';

/** A field that only robots fill in: out of sight, out of the tab order and out of the accessibility tree. */
export function HoneypotField() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {formTexts.honeypot}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A failed send. The retry submits the form around it; it takes the focus of the button that failed, and the words describe it. */
export function FailureNotice({ text, mail, draftPlace }: { text: string; mail: RequestMail; draftPlace: DraftPlace }) {
  const to = site.emails.general;
  const id = useId();
  const head = [fillIn(failureTexts.to, { to }), fillIn(failureTexts.subject, { subject: mail.subject })];
  return (
    <div className="notice" data-kind="error">
      <p id={id}>{text}</p>
      <p>
        <Filled
          text={failureTexts.otherWay}
          values={{
            email: <a href={mailtoHref({ subject: mail.subject, message: mail.message, to_email: to })}>{to}</a>,
          }}
        />
        {draftPlace === 'tab' && ` ${failureTexts.reload}`}
      </p>
      <div className="actions notice-actions">
        <button className="button" data-variant="ink" type="submit" name="retry" aria-describedby={id}>
          {failureTexts.again}
        </button>
        <CopyMessage text={[...head, '', mail.message].join('\n')} />
      </div>
    </div>
  );
}

/** Copies the message; where the browser refuses, shows it to be copied by hand. */
function CopyMessage({ text }: { text: string }) {
  const { onClipboard, refused } = failureTexts;
  const { isCopied, isRefused, copy } = useCopied({ copied: onClipboard, refused });

  return (
    <>
      <button className="button" data-variant="outline" type="button" onClick={() => copy(text)}>
        {isCopied ? failureTexts.copied : failureTexts.copy}
      </button>
      {isRefused && (
        <label className="field copy-by-hand">
          {refused}
          <textarea readOnly rows={6} value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
