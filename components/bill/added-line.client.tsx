'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { billLabels } from '@/content/texts/bill-labels';
import { browserClock } from '@/lib/platform/clock';
import { watchCoveredFocus } from '@/lib/platform/over-page.browser';

/** How long the line stays, unless the pointer or the focus is on it. */
const SHOWN_MS = 5000;

type Props = {
  texts: { what: string; sum: string };
  /** The button that added it: Tab goes from there to the button of this line, and from that back. */
  adder: HTMLElement | null;
  onOpen: () => void;
  onDone: () => void;
};

/** What was just added, below the header. A popover, because the calculator's receipt is one on a phone and would cover it. */
export function AddedLine({ texts, adder, onOpen, onDone }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);
  const path = usePathname();
  const addedAt = useRef(path);

  useEffect(() => line.current?.showPopover(), []);

  useEffect(() => (path === addedAt.current ? undefined : onDone()), [path, onDone]);

  useEffect(() => (line.current ? watchCoveredFocus(line.current, onDone) : undefined), [onDone]);

  useEffect(() => (isHeld ? undefined : browserClock.after(SHOWN_MS, onDone)), [isHeld, onDone]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const isInside = activeElement === button.current;
      if (isInside && event.key === 'Escape') {
        // The calculator's receipt below it stays open.
        event.preventDefault();
        adder?.focus({ preventScroll: true });
        return onDone();
      }
      // WebKit under automation has no `key` for Tab.
      if (event.code !== 'Tab') return;
      if (activeElement === adder && !event.shiftKey) {
        event.preventDefault();
        button.current?.focus({ preventScroll: true });
      } else if (isInside) {
        // Forward, the browser goes on from the button that added the line.
        adder?.focus({ preventScroll: true });
        if (event.shiftKey && document.activeElement === adder) event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [adder, onDone]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays while the pointer or the focus is on it
    <div
      className="bill-added"
      popover="manual"
      ref={line}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="wrap">
        <p>
          <strong>{texts.what}</strong> <span>{texts.sum}</span>
        </p>
        {/* Only the adder leads here by Tab: Shift+Tab on its way to the header would come by, and be sent back. */}
        <button type="button" className="text-button" ref={button} tabIndex={-1} onClick={onOpen}>
          {billLabels.open}
        </button>
      </div>
    </div>
  );
}
