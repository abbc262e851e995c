import { useEffect, useState } from 'react';
import { billKey } from '@/content/storage-keys';
import type { BillNote } from '@/lib/bill/bill-note';
import { tabStore } from '@/lib/platform/text-store';

/** The visitor's bill, which goes along with a request until it is left out. It loads only if this tab has one. */
export function useBillNote() {
  const [note, setNote] = useState<BillNote | null>(null);

  useEffect(() => {
    if (tabStore.read(billKey) === null) return;
    // Without its script the request is sent as if there were no bill.
    import('@/lib/bill/bill-note').then(({ readBillNote }) => setNote(readBillNote(tabStore))).catch(() => {});
  }, []);

  return { note, leaveOut: () => setNote(null) };
}

type Props = { note: BillNote; isSending: boolean; onLeaveOut: () => void };

export function BillNoteLine({ note, isSending, onLeaveOut }: Props) {
  return (
    <p className="kept-line">
      <span>{`Your bill goes along: ${note.summary} `}</span>
      <button type="button" className="text-button" disabled={isSending} onClick={onLeaveOut}>
        Leave it out
      </button>
    </p>
  );
}
