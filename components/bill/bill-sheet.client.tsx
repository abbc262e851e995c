'use client';

import { useCallback, useEffect, useRef } from 'react';
import { ControlIcon } from '@/components/ui/control-icon';
import { claims } from '@/content/site';
import { billTexts } from '@/content/texts/bill';
import { billLabels } from '@/content/texts/bill-labels';
import { memberLimits } from '@/content/tools';
import { type Bill, type BillId, countedLines, countedTools, hasTools } from '@/lib/bill/bill';
import type { BillSession, BillView } from '@/lib/bill/bill-session';
import { estimateText, linesText, sumLines, toolsTexts } from '@/lib/bill/bill-words';
import { priceBill } from '@/lib/bill/price-bill';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { onCloseRequest, watchCoveredFocus } from '@/lib/platform/over-page.browser';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { fillIn } from '@/lib/text/fill-in';
import { BillActions } from './bill-actions.client';
import { BillLines } from './bill-lines';
import { receiptButton } from './mark-bill.browser';
import '@/components/theme/forms.css';
import './bill.css';
import { PeopleField } from './people-field.client';
import { PrintedBill } from './printed-bill.client';

const HEADING_ID = 'bill-heading';
const LINK_ID = 'bill-of-link';

/** How long a screen reader takes to name a new page, in ms. */
const LINK_FOCUS_DELAY = 1000;

type Props = {
  bill: Bill;
  view: BillView & { status: 'open' };
  session: BillSession;
};

/** The open bill: a popover and no modal, so the page stays usable. It closes when the focus goes to what it covers. */
export function BillSheet({ bill, view: { unread, isShared, own }, session }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const opensWithPage = useRef(isShared);
  const priced = priceBill(bill);
  const tools = orderedTools(countedTools(bill));
  const ofTools = toolsTexts(priced);
  const aboutTools =
    ofTools.about && `${ofTools.about} ${fillIn(billTexts.aboutTools, { promotion: claims.promotion })}`;
  const ofSums = `${ofTools.saving} ${isShared ? '' : billTexts.nothing}`.trim();
  const kept = own && fillIn(billTexts.ownKept, { lines: linesText(countedLines(own).length) });
  const aboutLink = [isShared && billTexts.fromLink, unread, kept].filter(Boolean).join(' ');

  const close = useCallback(() => {
    const { activeElement, body } = document;
    // A screen reader's arrow keys leave the focus on the body.
    if (activeElement === body || sheet.current?.contains(activeElement))
      receiptButton()?.focus({ preventScroll: true });
    session.close();
  }, [session]);

  const crossOut = (id: BillId) => {
    const element = sheet.current;
    element?.style.setProperty('--kept-height', `${element.offsetHeight}px`);
    element?.style.setProperty('--kept-foot', `${foot.current?.offsetHeight}px`);
    session.crossOut(id);
  };

  /** Its button disappears, so the focus moves on. */
  const keep = () => {
    sheet.current?.querySelector('h2')?.focus({ preventScroll: true });
    session.open();
  };

  useEffect(() => {
    const element = sheet.current;
    element?.showPopover();
    // On the heading, which `aboutLink` describes: with the focus on the sheet, the screen reader Orca reads all of it in one go.
    const focusHeading = () => element?.querySelector('h2')?.focus({ preventScroll: true });
    // A bill of a link opens with its page, whose title Orca says first: a focus that comes meanwhile is not heard.
    const focusing = setTimeout(focusHeading, opensWithPage.current ? LINK_FOCUS_DELAY : 0);
    const stops = [onCloseRequest(close), ...(element ? [watchCoveredFocus(element, close)] : [])];
    return () => {
      clearTimeout(focusing);
      for (const stop of stops) stop();
    };
  }, [close]);

  return (
    <>
      <div className="my-bill" popover="manual" role="dialog" aria-labelledby={HEADING_ID} tabIndex={-1} ref={sheet}>
        <div className="bill-paper">
          <div className="spread bill-head">
            <h2 id={HEADING_ID} tabIndex={-1} aria-describedby={aboutLink ? LINK_ID : undefined}>
              {billLabels.heading}
            </h2>
            <button type="button" className="icon-button" aria-label={billTexts.close} onClick={close}>
              <ControlIcon name="close" />
            </button>
          </div>
          {aboutLink && (
            <p className="bill-left-out">
              <span id={LINK_ID}>{aboutLink}</span>{' '}
              {own && (
                <button type="button" className="text-button" onClick={keep}>
                  {billTexts.keep}
                </button>
              )}
            </p>
          )}
          {bill.lines.length === 0 ? (
            <>
              <h3>{billTexts.empty}</h3>
              <p className="bill-about">{`${billTexts.emptyAbout} ${billTexts.private}`}</p>
              <a className="button" href={CALCULATOR_PATH} onClick={close}>
                {billTexts.openCalculator}
              </a>
            </>
          ) : (
            <>
              {hasTools(bill) && <PeopleField people={bill.people} onChange={session.setPeople} />}
              <BillLines lines={priced.lines} onCrossOut={crossOut} onPutBack={session.putBack} />
              {tools.length > 0 && (
                <a
                  className="bill-tools"
                  href={CALCULATOR_PATH + choiceQuery({ members: bill.people, tools })}
                  onClick={close}
                >
                  {bill.people < memberLimits.min ? billTexts.toLargerTeam : billTexts.toCalculator}
                </a>
              )}
              <p className="bill-about">{`${aboutTools} ${billTexts.about} ${billTexts.private}`.trim()}</p>
              <div className="bill-foot" ref={foot}>
                <dl className="bill-sums">
                  {sumLines(priced).map(({ period, name, amount }) => (
                    <div key={period} className="spread">
                      <dt>{name}</dt>
                      <dd>{amount}</dd>
                    </div>
                  ))}
                </dl>
                {priced.inEstimate > 0 && <p className="bill-estimate">{`+ ${estimateText(priced)}`}</p>}
                {ofSums && <p className="bill-saving">{ofSums}</p>}
                {countedLines(bill).length > 0 && <BillActions bill={bill} onSent={close} />}
              </div>
            </>
          )}
        </div>
      </div>
      {countedLines(bill).length > 0 && <PrintedBill bill={priced} />}
    </>
  );
}
