'use client';

import { type ReactNode, useCallback, useDeferredValue, useRef } from 'react';
import { useReady } from '@/components/ui/use-ready';
import type { ToolId } from '@/content/tools';
import { choiceQuery, defaultChoice, withTools } from '@/lib/calculator/choice';
import { announcement } from '@/lib/calculator/estimate-words';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { EstimateAside } from './estimate-aside.client';
import { EstimateBar } from './estimate-bar';
import { MembersField } from './members-field.client';
import { SavingsPictures } from './savings-pictures';
import { type ToolIcons, ToolList } from './tool-list';
import { useAfterPaint } from './use-after-paint';
import { useChoice, useEstimate } from './use-choice';

const RECEIPT_ID = 'receipt';
type Props = {
  siteUrl: string;
  icons: ToolIcons;
  /** Heading and first sentence, beside the receipt. */
  head: ReactNode;
};

/** The calculator: team size and tools on one side, the bill on the other, two charts below. */
export function SavingsCalculator({ siteUrl, icons, head }: Props) {
  const { isReady, 'data-island': island } = useReady();
  const form = useRef<HTMLFormElement>(null);
  const { choice, setChoice, settled } = useChoice({ form, initial: defaultChoice, isInAddress: true });
  // The field responds at once, the bill one frame later, the pictures when the browser has time.
  const billed = useAfterPaint(choice);
  const shown = useEstimate(billed);
  const drawn = useEstimate(useDeferredValue(billed));
  const query = choiceQuery(billed);

  const setMembers = useCallback((members: number) => setChoice((now) => ({ ...now, members })), [setChoice]);

  const setTools = useCallback(
    (ids: readonly ToolId[], isChosen: boolean) => setChoice((now) => withTools(now, ids, isChosen)),
    [setChoice],
  );
  const toggle = useCallback((id: ToolId, isChosen: boolean) => setTools([id], isChosen), [setTools]);

  return (
    <div data-island={island} className="calculator">
      <div className="wrap layout">
        <div className="choices">
          {head}
          <form
            ref={form}
            autoComplete="off"
            onSubmit={(event) => event.preventDefault()}
            aria-label="Your team and tools"
          >
            <div data-needs-script>
              <MembersField
                id="calculator"
                label="People on your team"
                members={choice.members}
                onChange={setMembers}
              />
            </div>
            <ToolList
              chosen={choice.tools}
              chosenAtFirst={defaultChoice.tools}
              icons={icons}
              onToggle={toggle}
              onSet={setTools}
            />
          </form>
        </div>
        <EstimateAside
          id={RECEIPT_ID}
          estimate={shown.estimate}
          ranges={shown.ranges}
          isReady={isReady}
          query={query}
          address={siteUrl + CALCULATOR_PATH + query}
        />
      </div>
      <SavingsPictures {...drawn} />
      <EstimateBar estimate={shown.estimate} receiptId={RECEIPT_ID} />
      <p className="visually-hidden" role="status">
        {settled && settled === billed ? announcement(shown.estimate) : ''}
      </p>
    </div>
  );
}
