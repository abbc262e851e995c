import { useCopied } from '@/components/ui/use-copied.browser';
import { site } from '@/content/site';
import type { RequestMail } from '@/lib/requests/form-definition';
import { mailtoHref } from '@/lib/requests/mail/mailto';

type Props = { text: string; mail: RequestMail };

/** A failed send: the specification's words, a retry that submits the form around it, a mail link and a copy button. */
export function FailureNotice({ text, mail }: Props) {
  const to = site.emails.general;
  return (
    <div className="notice" data-kind="error">
      <p role="alert">{text}</p>
      <p>
        Everything you typed is still here. You can also send it from your own mail program to{' '}
        <a href={mailtoHref({ subject: mail.subject, message: mail.message, to_email: to })}>{to}</a>.
      </p>
      <div className="notice-actions">
        <button className="button" data-variant="ink" type="submit" name="retry">
          Try again
        </button>
        <CopyMessage text={`To: ${to}\nSubject: ${mail.subject}\n\n${mail.message}`} />
      </div>
    </div>
  );
}

/** Copies the message; where the browser refuses, shows it to be copied by hand. */
function CopyMessage({ text }: { text: string }) {
  const { isCopied, isRefused, copy } = useCopied();

  return (
    <>
      <button className="button" data-variant="outline" type="button" onClick={() => copy(text)}>
        {isCopied ? 'Copied' : 'Copy the message'}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? 'The message is on your clipboard.' : ''}
      </span>
      {isRefused && (
        <label className="copy-by-hand">
          Your browser does not allow copying. Select the text and copy it:
          <textarea readOnly rows={6} value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
