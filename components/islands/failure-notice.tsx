import { useEffect, useState } from 'react';
import { site } from '@/content/site';
import { browserClock } from '@/lib/browser/clock';
import { copyText } from '@/lib/browser/copy-text';
import type { RequestMail } from '@/lib/forms/form-kind';
import { COPIED_FOR_MS } from '@/lib/forms/timings';
import { mailtoHref } from '@/lib/mail/mailto';

type Props = { text: string; mail: RequestMail };

/** A failed send: the specification's words, and three ways on. Its button submits the form that it stands in. */
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

/** Copies the message; where the browser does not let it, shows it to be copied by hand. */
function CopyMessage({ text }: { text: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  useEffect(() => {
    if (state === 'copied') return browserClock.after(COPIED_FOR_MS, () => setState('idle'));
  }, [state]);

  return (
    <>
      <button
        className="button"
        data-variant="outline"
        type="button"
        onClick={async () => setState((await copyText(text)) ? 'copied' : 'refused')}
      >
        {state === 'copied' ? 'Copied' : 'Copy the message'}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'copied' ? 'The message is on your clipboard.' : ''}
      </span>
      {state === 'refused' && (
        <label className="copy-by-hand">
          Your browser does not allow copying. Select the text and copy it:
          <textarea readOnly rows={6} value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
