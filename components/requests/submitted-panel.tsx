import { useEffect, useId, useRef } from 'react';
import { requestTexts } from '@/content/messages';

/**
 * Replaces a form that was sent. Its heading takes focus, because the focused button is gone. The heading is described by the
 * text below it: screen readers do not announce a live region that is inserted with its text.
 */
export function SubmittedPanel({ text, reference }: { text: string; reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="submitted">
      <svg viewBox="8 4 32 40" width="37" height="47" aria-hidden="true">
        <path d="M8 4h32v36l-5.300 4-5.300-4-5.400 4-5.300-4-5.300 4L8 40z" fill="var(--marker)" />
        <path d="m16 22 6 6 11-12" fill="none" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      <h3 ref={heading} tabIndex={-1} aria-describedby={`${id}text ${id}reference`}>
        {requestTexts.sentHeading}
      </h3>
      <p id={`${id}text`}>{text}</p>
      <p className="reference" id={`${id}reference`}>
        Your reference: <strong>{reference}</strong>
      </p>
    </div>
  );
}
