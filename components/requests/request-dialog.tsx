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

/** Longer than the time between the taps of a double tap. */
const SETTLE_MS = 400;

type Props = {
  name: 'vps' | 'startup';
  heading: string;
  opening: number;
  /** The current step of a dialog with several. */
  step?: number;
  status: 'idle' | 'invalid' | 'sending' | 'sent' | 'failed';
  onClosed: DialogProps['onClosed'];
  children: ReactNode;
  aside?: ReactNode;
};

/**
 * The frame of a request: a native modal dialog, which traps and restores focus and closes on Escape. Closed during a send,
 * it stays mounted until the answer, so that opening it again does not send twice.
 */
export function RequestDialog({ name, heading, opening, step, status, onClosed, children, aside }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = `${name}-dialog-heading`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `opening` triggers the effect
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [opening]);

  // The second tap of a double tap would hit the element that is now at its place: a plan, an answer, the backdrop.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both trigger the effect
  useEffect(() => {
    const element = dialog.current;
    element?.toggleAttribute('data-settling', true);
    return browserClock.after(SETTLE_MS, () => element?.removeAttribute('data-settling'));
  }, [opening, step]);

  useEffect(() => {
    if (status === 'sent') return browserClock.after(CLOSE_AFTER_MS, () => dialog.current?.close());
  }, [status]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the status changes
  useEffect(() => {
    if (status !== 'sending' && dialog.current?.open === false) onClosed();
  }, [status]);

  /** A press on the backdrop has the dialog itself as its target. Mouse down, so that a drag from inside does not close it. */
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
      // The event is late: the visitor may have opened the dialog again.
      onClose={({ currentTarget }) => status !== 'sending' && !currentTarget.open && onClosed()}
    >
      <div className="request-sheet">
        <div className="request-main">
          <div className="request-head">
            {/* Stays after the send, because it names the dialog. */}
            <h2 id={headingId} className={status === 'sent' ? 'visually-hidden' : undefined}>
              {heading}
            </h2>
            <button type="button" className="icon-button request-close" onClick={() => dialog.current?.close()}>
              <ControlIcon name="close" />
              <span className="visually-hidden">Close</span>
            </button>
          </div>
          {/* The button has the same text, but loses focus during the send. */}
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
