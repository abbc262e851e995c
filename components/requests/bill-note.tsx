import { useEffect, useId, useState } from 'react';
import { billKey } from '@/content/storage-keys';
import { withRequestTexts } from '@/content/texts/form';
import type { BillNote } from '@/lib/bill/bill-words';
import { tabStore } from '@/lib/platform/storage.browser';
import { fillIn } from '@/lib/text/fill-in';

/** The visitor's bill, which is included in a request unless it is left out. It loads only if this tab has one. */
export function useBillNote() {
  const [note, setNote] = useState<BillNote | null>(null);
  const [isLeftOut, setLeftOut] = useState(false);

  useEffect(() => {
    if (tabStore.read(billKey) === null) return;
    // Without its script the request is sent as if there were no bill.
    import('@/lib/bill/bill-words').then(({ readBillNote }) => setNote(readBillNote(tabStore))).catch(() => {});
  }, []);

  return { note, isLeftOut, line: isLeftOut ? undefined : note?.line, toggle: () => setLeftOut(!isLeftOut) };
}

/** Its button leaves the bill out, or includes it again, and keeps the focus. With the role of a status Orca would not read the text. */
export function BillNoteLine({ bill, plan = '' }: { bill: ReturnType<typeof useBillNote>; plan: string | undefined }) {
  const { note, isLeftOut, toggle } = bill;
  const id = useId();
  if (!note) return null;
  return (
    <p className="kept-line">
      <span id={id} aria-live="polite">
        {`${isLeftOut ? withRequestTexts.noBill : fillIn(withRequestTexts.bill, { bill: note.summary(plan) })} `}
      </span>
      <button type="button" className="text-button" aria-describedby={id} onClick={toggle}>
        {isLeftOut ? withRequestTexts.include : withRequestTexts.leaveOut}
      </button>
    </p>
  );
}
