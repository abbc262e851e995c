'use client';

import { type ReactNode, useDeferredValue } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { calculatorTexts } from '@/content/texts/calculator';
import { choiceQuery } from '@/lib/calculator/choice';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { EstimateAside } from './estimate-aside.client';
import { EstimateBar } from './estimate-bar';
import { MembersField } from './members-field.client';
import { SavingsCharts } from './savings-charts';
import { type ToolIcons, ToolList } from './tool-list';
import { useCalculator, useEstimate } from './use-calculator';

type Props = {
  siteUrl: string;
  icons: ToolIcons;
  head: ReactNode;
};

export function SavingsCalculator({ siteUrl, icons, head }: Props) {
  const { isReady, 'data-island': island } = useReady();
  const calculator = useCalculator();
  const { form, choice, billed, shown } = calculator;
  // The charts follow the bill when the browser has time.
  const drawn = useEstimate(useDeferredValue(billed));
  const query = choiceQuery(billed);

  return (
    <div data-island={island} className="calculator">
      <div className="wrap layout">
        <div className="choices">
          {head}
          {calculator.unread && <p className="notice">{calculator.unread}</p>}
          <form
            ref={form}
            // Enter must not navigate: before the boot script runs, that would stop the page's scripts.
            method="dialog"
            autoComplete="off"
            aria-label={calculatorTexts.form}
          >
            <div data-needs-script>
              <MembersField members={choice.members} onChange={calculator.setMembers} />
            </div>
            <ToolList chosen={choice.tools} icons={icons} onToggle={calculator.setTool} onSet={calculator.setTools} />
          </form>
        </div>
        <EstimateAside
          estimate={shown.estimate}
          ranges={shown.ranges}
          isReady={isReady}
          query={query}
          fromLink={calculator.fromLink}
          address={siteUrl + CALCULATOR_PATH + query}
        />
      </div>
      <SavingsCharts {...drawn} />
      <EstimateBar estimate={shown.estimate} />
    </div>
  );
}
