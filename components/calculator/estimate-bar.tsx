import { memo, useEffect, useRef } from 'react';
import { calculatorTexts } from '@/content/texts/calculator';
import { receiptTexts } from '@/content/texts/receipt';
import type { Estimate } from '@/lib/calculator/estimate';
import { watchOutOfView } from '@/lib/platform/page-signals.browser';
import { CountedMoney } from './counted-money.client';
import { RECEIPT_ID } from './estimate-aside.client';

const texts = {
  saving: { label: receiptTexts.save, value: '' },
  quote: { label: calculatorTexts.tooLarge, value: receiptTexts.customQuote },
  empty: { label: calculatorTexts.nothing, value: calculatorTexts.select },
} as const;

/** On a narrow page: the total, at the bottom edge until the end of the calculator is in view, and the button of the receipt. */
export const EstimateBar = memo(function EstimateBar({ estimate }: { estimate: Estimate }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const calculator = bar.current?.parentElement;
    return calculator
      ? watchOutOfView(calculator, (isPassed) => bar.current?.toggleAttribute('data-passed', isPassed), '100%')
      : undefined;
  }, []);

  return (
    <div className="total-bar" data-panel="night" data-total="" ref={bar}>
      <p>
        {/* With the white space inside: a text node of its own is lost where a translator replaced it. */}
        <span>{`${texts[estimate.status].label} `}</span>
        <strong>
          {estimate.status === 'saving' ? (
            <CountedMoney cents={estimate.savings.monthlyCents} />
          ) : (
            texts[estimate.status].value
          )}
        </strong>
      </p>
      <button type="button" className="button" data-variant="outline" popoverTarget={RECEIPT_ID}>
        {calculatorTexts.seeReceipt}
      </button>
    </div>
  );
});
