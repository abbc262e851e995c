import { memo, useEffect, useRef } from 'react';
import type { Estimate } from '@/lib/calculator/estimate';
import { watchPassed } from '@/lib/platform/page-signals.browser';
import { CountedMoney } from './counted-money';

type Props = { estimate: Estimate; receiptId: string };

/**
 * On a narrow page: the total at the bottom edge, and the button that opens the receipt as a popover. Once the end of
 * the calculator is in view, the bar stays at that end, and other parts of the page may use the bottom edge.
 */
export const EstimateBar = memo(function EstimateBar({ estimate, receiptId }: Props) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const calculator = bar.current?.parentElement;
    return calculator
      ? watchPassed(calculator, (isPassed) => bar.current?.toggleAttribute('data-passed', isPassed))
      : undefined;
  }, []);

  return (
    <div className="total-bar" data-panel="night" ref={bar}>
      <p>
        {estimate.status === 'saving' ? (
          <>
            <span>You save every month</span>{' '}
            <strong>
              <CountedMoney cents={estimate.savings.monthlyCents} />
            </strong>
          </>
        ) : (
          <>
            <span>{estimate.status === 'quote' ? 'At this size' : 'Nothing on the bill'}</span>{' '}
            <strong>{estimate.status === 'quote' ? 'Custom quote' : 'Select a tool'}</strong>
          </>
        )}
      </p>
      <button type="button" className="button" data-variant="marker" popoverTarget={receiptId}>
        See receipt
      </button>
    </div>
  );
});
