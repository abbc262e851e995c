import { enquiryTexts } from '@/content/messages';
import type { EnquiryField } from '@/lib/requests/enquiry-fields';
import { FailureNotice } from './failure-notice';
import type { RequestState } from './use-request-form.browser';

type Props = { state: RequestState<EnquiryField>; reference: string };

/**
 * How the last send went. The status region stands empty before, so that screen readers hear what is put into it. The
 * success hides; its reference stays until the next message is begun.
 */
export function EnquiryOutcome({ state, reference }: Props) {
  return (
    <>
      <div role="status">
        {state.status === 'sending' && <span className="visually-hidden">{enquiryTexts.sending}</span>}
        {state.status === 'sent' && <p className="notice">{enquiryTexts.sent}</p>}
        {reference && (
          <p className="reference">
            Your reference: <strong>{reference}</strong>
          </p>
        )}
      </div>
      {state.status === 'failed' && <FailureNotice text={enquiryTexts.failed} mail={state.mail} />}
    </>
  );
}
