import { useEffect, useId } from 'react';
import { useCopied } from '@/components/ui/use-copied.browser';
import { DRAFT_HOURS } from '@/content/retention';
import { site } from '@/content/site';
import { announce } from '@/lib/platform/announce.browser';
import type { DraftPlace } from '@/lib/requests/draft';
import type { RequestMail } from '@/lib/requests/form-definition';
import { mailtoHref } from '@/lib/requests/mail/mailto';
import { PRIVACY_PATH } from '@/lib/routes/paths';

/** A line beside the submit button that says what it sends. `what` names the fields. */
export function SentLine({ what }: { what: string }) {
  return (
    <p className="sent-line" data-needs-script>
      <span>
        {`Sends ${what} to our mailbox through a mail service, with the page you landed on, the one you came from and the campaign. `}
      </span>
      <a href={PRIVACY_PATH}>Privacy</a>
    </p>
  );
}

/** Offers to clear the form, and says that typed text is kept, if it survives a reload. */
export function DraftLine({ draftPlace, onClear }: { draftPlace: DraftPlace; onClear: () => void }) {
  if (draftPlace === 'nowhere') return null;
  return (
    <p className="kept-line">
      {draftPlace === 'tab' && (
        <span>{`What you typed is kept in this tab until it is sent, for ${DRAFT_HOURS} hours at most. `}</span>
      )}
      <button type="button" className="text-button" onClick={onClear}>
        Clear the form
      </button>
    </p>
  );
}

/** What the link that led to a form has that the form cannot use. */
export const UnreadLine = ({ id, lines }: { id: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <p className="kept-line" id={`${id}-unread`}>
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
        Leave this empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/**
 * A failed send: the specification's words, a retry that submits the form around it, a mail link and a copy button. The retry
 * takes the focus of a button that failed, and is described by the words.
 */
export function FailureNotice({ text, mail }: { text: string; mail: RequestMail }) {
  const to = site.emails.general;
  const id = useId();
  return (
    <div className="notice" data-kind="error">
      <p id={id}>{text}</p>
      <p>
        {'Everything you typed is still here. You can also send it from your own mail program to '}
        <a href={mailtoHref({ subject: mail.subject, message: mail.message, to_email: to })}>{to}</a>.
      </p>
      <div className="notice-actions">
        <button className="button" data-variant="ink" type="submit" name="retry" aria-describedby={id}>
          Try again
        </button>
        <CopyMessage text={`To: ${to}\nSubject: ${mail.subject}\n\n${mail.message}`} />
      </div>
    </div>
  );
}

const REFUSED = 'Your browser does not allow copying. Select the text and copy it:';

/** Copies the message; where the browser refuses, shows it to be copied by hand. */
function CopyMessage({ text }: { text: string }) {
  const { isCopied, isRefused, copy } = useCopied();

  useEffect(() => {
    if (isCopied || isRefused) announce(isCopied ? 'The message is on your clipboard.' : REFUSED);
  }, [isCopied, isRefused]);

  return (
    <>
      <button className="button" data-variant="outline" type="button" onClick={() => copy(text)}>
        {isCopied ? 'Copied' : 'Copy the message'}
      </button>
      {isRefused && (
        <label className="copy-by-hand">
          {REFUSED}
          <textarea readOnly rows={6} value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
