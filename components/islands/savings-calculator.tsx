'use client';

import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { RoutePath } from '@/content/routes';
import type { ToolId } from '@/content/tools';
import { afterPaint } from '@/lib/browser/after-paint';
import { choiceQuery, defaultChoice, withTools } from '@/lib/calculator/choice';
import { estimateEnquiryPath } from '@/lib/calculator/estimate-message';
import { announcement } from '@/lib/calculator/estimate-words';
import { ControlIcon } from './control-icon';
import { EstimateBar } from './estimate-bar';
import { EstimateReceipt } from './estimate-receipt';
import { MembersField } from './members-field';
import { SavingsPictures } from './savings-pictures';
import { ShareEstimate } from './share-estimate';
import { type ToolIcons, ToolList } from './tool-list';
import { useChoice, useEstimate } from './use-choice';
import { useReady } from './use-ready';

const RECEIPT_ID = 'receipt';
const calculatorPath: RoutePath = '/savings-calculator';

type Props = {
  siteUrl: string;
  icons: ToolIcons;
  /** Heading and first sentence: the receipt stands beside them. */
  head: ReactNode;
};

/** The calculator: team size and tools on one side, the bill on the other, two pictures of it below. */
export function SavingsCalculator({ siteUrl, icons, head }: Props) {
  const { isReady, 'data-island': island } = useReady();
  const form = useRef<HTMLFormElement>(null);
  const receipt = useRef<HTMLElement>(null);
  const { choice, setChoice, settled } = useChoice({ form, initial: defaultChoice, isInAddress: true });
  // The bill answers at once; the pictures follow when it is on the screen.
  const [pictured, setPictured] = useState(choice);
  useEffect(() => afterPaint(() => startTransition(() => setPictured(choice))), [choice]);

  const shown = useEstimate(choice);
  const drawn = useEstimate(pictured);
  const query = choiceQuery(choice);
  const address = siteUrl + calculatorPath + query;
  const enquiryPath = estimateEnquiryPath(shown.estimate, address);

  const setMembers = useCallback((members: number) => setChoice((now) => ({ ...now, members })), [setChoice]);

  const setTools = useCallback(
    (ids: readonly ToolId[], isChosen: boolean) => setChoice((now) => withTools(now, ids, isChosen)),
    [setChoice],
  );
  const toggle = useCallback((id: ToolId, isChosen: boolean) => setTools([id], isChosen), [setTools]);

  // A receipt that was opened over a narrow page stands beside the tools when the page becomes wide.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 60rem)');
    const close = () => receipt.current?.matches(':popover-open') && receipt.current.hidePopover();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

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
            <ToolList chosen={choice.tools} icons={icons} onToggle={toggle} onSet={setTools} />
          </form>
        </div>
        <aside id={RECEIPT_ID} ref={receipt} popover="auto" aria-label="Your receipt">
          <button
            type="button"
            className="close"
            popoverTarget={RECEIPT_ID}
            popoverTargetAction="hide"
            aria-label="Close receipt"
          >
            <ControlIcon name="close" />
          </button>
          <EstimateReceipt
            {...shown}
            isReady={isReady}
            headingLevel="h2"
            action={{
              label: shown.estimate.status === 'saving' ? 'Send me this estimate' : 'Ask for a quote',
              to: enquiryPath,
            }}
          />
          {/* On paper the bill says where it comes from. */}
          <p className="printed">{address}</p>
          <ShareEstimate estimate={shown.estimate} query={query} isReady={isReady} />
        </aside>
      </div>
      <SavingsPictures {...drawn} />
      <EstimateBar estimate={shown.estimate} receiptId={RECEIPT_ID} />
      <p className="visually-hidden" role="status">
        {settled && settled === choice ? announcement(shown.estimate) : ''}
      </p>
    </div>
  );
}
