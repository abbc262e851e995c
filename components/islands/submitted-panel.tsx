import { useEffect, useRef } from 'react';
import { requestTexts } from '@/content/messages';

/** What stands in place of a form that was sent. It takes the focus: the button that had it is gone. */
export function SubmittedPanel({ text, reference }: { text: string; reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="submitted" role="status">
      <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
        <path d="M8 4h32v36l-5.300 4-5.300-4-5.400 4-5.300-4-5.300 4L8 40z" fill="var(--marker)" />
        <path d="m16 22 6 6 11-12" fill="none" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      <h3 ref={heading} tabIndex={-1}>
        {requestTexts.sentHeading}
      </h3>
      <p>{text}</p>
      <p className="reference">
        Your reference: <strong>{reference}</strong>
      </p>
    </div>
  );
}
