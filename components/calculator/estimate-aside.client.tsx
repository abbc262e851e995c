'use client';

import { memo, useEffect, useRef } from 'react';
import { ControlIcon } from '@/components/ui/control-icon';
import type { MemberRange } from '@/lib/calculator/cost-curve';
import type { Estimate } from '@/lib/calculator/estimate';
import { estimateEnquiryPath } from '@/lib/calculator/estimate-message';
import { isFocusLeaving } from '@/lib/platform/events';
import { EstimateReceipt } from './estimate-receipt';
import { ShareEstimate } from './share-estimate.client';

type Props = {
  id: string;
  estimate: Estimate;
  ranges: readonly MemberRange[];
  isReady: boolean;
  /** Of the same estimate, for a link. */
  query: string;
  /** Of the same estimate, for paper and mail. */
  address: string;
};

/** The receipt and what can be done with it: beside the tools on a wide page, a popover over a narrow one. */
export const EstimateAside = memo(function EstimateAside({ id, estimate, ranges, isReady, query, address }: Props) {
  const aside = useRef<HTMLElement>(null);

  // A receipt that was opened over a narrow page stands beside the tools when the page becomes wide, and does not lie
  // over what the keyboard goes on to. Its opener closes it by itself.
  useEffect(() => {
    const sheet = aside.current;
    const wide = window.matchMedia('(min-width: 60rem)');
    const close = () => sheet?.matches(':popover-open') && sheet.hidePopover();
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      const isOpener = next instanceof Element && next.matches('[popovertarget]');
      if (sheet && isFocusLeaving(sheet, next) && !isOpener) close();
    };
    wide.addEventListener('change', close);
    // On a phone the button that prints stands in it. Open, it would lie over the sheet and not in its place.
    window.addEventListener('beforeprint', close);
    sheet?.addEventListener('focusout', onFocusOut);
    return () => {
      wide.removeEventListener('change', close);
      window.removeEventListener('beforeprint', close);
      sheet?.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  return (
    <aside id={id} ref={aside} popover="auto" aria-label="Your receipt">
      <button type="button" className="close" popoverTarget={id} popoverTargetAction="hide" aria-label="Close receipt">
        <ControlIcon name="close" />
      </button>
      <EstimateReceipt
        estimate={estimate}
        ranges={ranges}
        isReady={isReady}
        headingLevel="h2"
        action={{
          label: estimate.status === 'saving' ? 'Send me this estimate' : 'Ask for a quote',
          to: estimateEnquiryPath(estimate, address),
        }}
      />
      {/* On paper the bill says where it comes from. */}
      <p className="printed">{address}</p>
      <ShareEstimate estimate={estimate} query={query} isReady={isReady} />
    </aside>
  );
});
