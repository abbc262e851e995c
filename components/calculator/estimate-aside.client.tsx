'use client';

import { memo, useEffect, useRef } from 'react';
import { AddToolsToBill } from '@/components/bill/add-to-bill';
import { ControlIcon } from '@/components/ui/control-icon';
import { calculatorTexts } from '@/content/texts/calculator';
import type { MemberRange } from '@/lib/calculator/cost-curve';
import type { Estimate } from '@/lib/calculator/estimate';
import { isFocusLeaving } from '@/lib/platform/events';
import { EstimateReceipt } from './estimate-receipt';
import { ShareEstimate } from './share-estimate.client';

export const RECEIPT_ID = 'receipt';

type Props = {
  estimate: Estimate;
  ranges: readonly MemberRange[];
  isReady: boolean;
  query: string;
  /** What a link has brought; '' for the visitor's own estimate. */
  fromLink: string;
  /** The full address of the estimate, for print and mail. */
  address: string;
};

/** The receipt with its actions: beside the tools on a wide page, a popover on a narrow one. */
export const EstimateAside = memo(function EstimateAside({
  estimate,
  ranges,
  isReady,
  query,
  fromLink,
  address,
}: Props) {
  const aside = useRef<HTMLElement>(null);

  // The popover closes when the page becomes wide, where the receipt is beside the tools, and when the focus goes to what it may
  // cover. The line about what was added to the bill leads back here.
  useEffect(() => {
    const sheet = aside.current;
    const wide = window.matchMedia('(min-width: 62rem)');
    const close = () => sheet?.matches(':popover-open') && sheet.hidePopover();
    const onFocus = ({ target }: FocusEvent) => {
      const isOwn = target instanceof Element && target.matches('[popovertarget], .bill-added *');
      if (sheet && isFocusLeaving(sheet, target) && !isOwn) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    wide.addEventListener('change', close, { signal });
    // The print button is inside. An open popover would print over the page instead of in its place.
    window.addEventListener('beforeprint', close, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => listening.abort();
  }, []);

  return (
    <aside id={RECEIPT_ID} ref={aside} popover="auto" aria-label={calculatorTexts.receipt}>
      <button
        type="button"
        className="icon-button close"
        popoverTarget={RECEIPT_ID}
        popoverTargetAction="hide"
        aria-label={calculatorTexts.closeReceipt}
      >
        <ControlIcon name="close" />
      </button>
      {fromLink && <p className="notice">{fromLink}</p>}
      <EstimateReceipt estimate={estimate} ranges={ranges} isReady={isReady} address={address} />
      <AddToolsToBill estimate={estimate} />
      {/* Visible only in print. */}
      <p className="printed">{address}</p>
      <ShareEstimate estimate={estimate} query={query} isReady={isReady} />
    </aside>
  );
});
