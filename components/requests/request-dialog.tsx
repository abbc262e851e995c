import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { ControlIcon } from '@/components/ui/control-icon';
import { requestTexts } from '@/content/messages';
import type { MailConfig } from '@/lib/config/public-config';
import { browserClock } from '@/lib/platform/clock';
import type { Prefill } from '@/lib/requests/draft';
import './request-dialog.css';

export type DialogProps = {
  mail: MailConfig;
  /** Grows each time the visitor asks for the dialog. */
  opening: number;
  prefill: () => Prefill;
  onSent: (reference: string) => void;
  onClosed: () => void;
};

/** A dialog closes this long after its request was sent (specification, section 4). */
const CLOSE_AFTER_MS = 2000;

/** Longer than the two taps of a double tap are apart. */
const SETTLE_MS = 400;

type Props = {
  name: 'vps' | 'startup';
  heading: string;
  opening: number;
  /** Which of its steps is on, where it has several. */
  step?: number;
  status: 'idle' | 'invalid' | 'sending' | 'sent' | 'failed';
  onClosed: DialogProps['onClosed'];
  children: ReactNode;
  aside?: ReactNode;
};

/**
 * The frame of a request: a native modal dialog, which keeps the focus in, gives it back and knows Escape. Closed while
 * it sends, it lives on unseen until the answer is there, so that asking for it again does not send twice.
 */
export function RequestDialog({ name, heading, opening, step, status, onClosed, children, aside }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = `${name}-dialog-heading`;

  // `opening` is no value of the effect but its cause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [opening]);

  // The second tap of two would land on what stands in its place now: another plan, an answer, the way out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are causes, as above
  useEffect(() => {
    const element = dialog.current;
    element?.toggleAttribute('data-settling', true);
    return browserClock.after(SETTLE_MS, () => element?.removeAttribute('data-settling'));
  }, [opening, step]);

  useEffect(() => {
    if (status === 'sent') return browserClock.after(CLOSE_AFTER_MS, () => dialog.current?.close());
  }, [status]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks only when the status changes
  useEffect(() => {
    if (status !== 'sending' && dialog.current?.open === false) onClosed();
  }, [status]);

  /** The backdrop belongs to the dialog: a press on it hits the dialog itself. A drag that began inside is no press there. */
  const onMouseDown = ({ button, target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (button === 0 && target === currentTarget && !currentTarget.hasAttribute('data-settling')) currentTarget.close();
  };

  return (
    <dialog
      ref={dialog}
      className="request-dialog"
      data-name={name}
      aria-labelledby={headingId}
      onMouseDown={onMouseDown}
      onClose={() => status !== 'sending' && onClosed()}
    >
      <div className="request-sheet">
        <div className="request-main">
          <div className="request-head">
            {/* It names the dialog still when what it asks for has been given. */}
            <h2 id={headingId} className={status === 'sent' ? 'visually-hidden' : undefined}>
              {heading}
            </h2>
            <button type="button" className="icon-button request-close" onClick={() => dialog.current?.close()}>
              <ControlIcon name="close" />
              <span className="visually-hidden">Close</span>
            </button>
          </div>
          {/* Its button says so, too, but has lost the focus by then. */}
          <p className="visually-hidden" role="status">
            {status === 'sending' && requestTexts.submitting}
          </p>
          {children}
        </div>
        {aside}
      </div>
    </dialog>
  );
}
