import { enquiryTexts } from '@/content/messages';
import { site } from '@/content/site';
import type { EnquiryField, EnquiryValues } from '@/lib/forms/enquiry-fields';
import { composeEnquiry } from '@/lib/mail/compose-enquiry';
import { mailtoHref } from '@/lib/mail/mailto';
import type { SubmissionState } from './use-submission';

/** How the last send went. The status region stands empty before, so that screen readers hear what is put into it. */
export function EnquiryOutcome({ state }: { state: SubmissionState<EnquiryValues, EnquiryField> }) {
  return (
    <>
      <div role="status">{state.status === 'sent' && <p className="notice">{enquiryTexts.sent}</p>}</div>
      {state.status === 'failed' && (
        <div className="notice" data-kind="error">
          <p role="alert">{enquiryTexts.failed}</p>
          <p>
            Everything you typed is still here. You can also send it from your own mail program to{' '}
            <a href={mailtoHref(composeEnquiry(state.values))}>{site.emails.general}</a>.
          </p>
        </div>
      )}
    </>
  );
}
