'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { billKey } from '@/content/storage-keys';
import { billTexts } from '@/content/texts/bill';
import { billLimits } from '@/content/tools';
import { type BillState, billSession } from '@/lib/bill/bill-session';
import { addedTexts, changedLineText, sumsText } from '@/lib/bill/bill-words';
import { priceBill } from '@/lib/bill/price-bill';
import { readBillHash } from '@/lib/bill/read-bill';
import { keptTeam } from '@/lib/calculator/kept-team.browser';
import { replaceAddress } from '@/lib/platform/address.browser';
import { announce } from '@/lib/platform/announce.browser';
import { tabStore, watchStoredKeys } from '@/lib/platform/storage.browser';
import { AddedLine } from './added-line.client';
import { BillSheet } from './bill-sheet.client';
import { markBill } from './mark-bill.browser';
import './bill-marks.css';

const session = billSession(tabStore);

/** The button that added the newest line: the keyboard goes from it to "Open my bill", and back. */
let adder: HTMLElement | null = null;

/** The key of the line: after each press a new one is mounted, so it covers what was opened meanwhile and its time starts again. */
let presses = 0;

/**
 * What a press on a button with `data-bill` does: '' is the receipt in the header, the id of a button of one line adds it or
 * takes it off, and others add a list of ids. `data-people` is the team of the price beside the button; the visitor's own counts
 * more than that of a sample.
 */
export function press(button: HTMLElement): void {
  const { bill: ids = '', people, sample } = button.dataset;
  const isSample = sample === 'true';
  const team = isSample ? keptTeam(billLimits) : undefined;
  const size = people ? { people: team ?? Number(people), isSample } : undefined;
  adder = button;
  presses += 1;
  if (button.matches('.add')) session.toggle(ids, size);
  else if (ids) session.add(ids.split(','), size);
  else if (session.current().view.status === 'open') session.close();
  else session.open();
}

/** Opens the bill that the page's address carries, and removes it from there, so that a reload does not bring it back. */
function openAddress() {
  const read = readBillHash(window.location.hash);
  if (!read) return;
  replaceAddress(window.location.pathname + window.location.search);
  session.openLink(read);
}

export function Bill() {
  const state = useSyncExternalStore(session.watch, session.current, session.current);
  const pathname = usePathname();
  const { bill, view } = state;
  const billBefore = useRef(bill);

  useEffect(() => {
    const sentence = spoken(state, billBefore.current);
    billBefore.current = state.bill;
    if (sentence) announce(sentence);
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new buttons
  useEffect(() => markBill(state), [state, pathname]);

  useEffect(() => {
    openAddress();
    const stop = watchStoredKeys([billKey], session.reread);
    window.addEventListener('hashchange', openAddress);
    return () => {
      stop();
      window.removeEventListener('hashchange', openAddress);
    };
  }, []);

  return (
    <>
      {view.status === 'open' && <BillSheet bill={bill} view={view} session={session} />}
      {view.status === 'added' && (
        <AddedLine
          key={presses}
          texts={addedTexts(bill, view.ids)}
          adder={adder}
          onOpen={session.open}
          onDone={session.close}
        />
      )}
    </>
  );
}

function spoken({ bill, view }: BillState, before: BillState['bill']): string {
  switch (view.status) {
    case 'added':
      return Object.values(addedTexts(bill, view.ids)).join(' ');
    case 'removed':
      return view.text;
    case 'open':
      return `${changedLineText(before, bill)} ${sumsText(priceBill(bill)) || billTexts.empty}`.trim();
    default:
      return '';
  }
}
