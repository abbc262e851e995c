'use client';

import type { MouseEvent } from 'react';
import { PathIcon } from '@/components/ui/control-icon';
import { useCopied } from '@/components/ui/use-copied.browser';
import { billTexts } from '@/content/texts/bill';
import { billLabels } from '@/content/texts/bill-labels';
import { copyTexts } from '@/content/texts/copy';
import type { Bill } from '@/lib/bill/bill';
import { billMessage } from '@/lib/bill/bill-words';
import { billHash } from '@/lib/bill/read-bill';
import { isPlainClick } from '@/lib/platform/events';
import { todayText } from '@/lib/platform/printed-line.browser';
import { tabStore } from '@/lib/platform/storage.browser';
import { billContactLink, billService } from '@/lib/requests/bill-request';
import { handBill } from '@/lib/requests/handed-bill';

const icons = {
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  share: 'M12 15V3m-4 4 4-4 4 4M5 12v9h14v-9',
} as const;

export function BillActions({ bill, onSent }: { bill: Bill; onSent: () => void }) {
  const { isCopied, isRefused, share } = useCopied({ copied: copyTexts.linkCopied, refused: billTexts.refused });
  const address = `${window.location.origin}/${billHash(bill)}`;

  /** On the contact page the form takes the bill at once; elsewhere the link leads to the form, which then takes it. */
  const send = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    onSent();
    if (handBill(billMessage(bill, todayText()), billService(bill), tabStore)) event.preventDefault();
  };

  const shareBill = () => share({ title: billLabels.heading, url: address });

  return (
    <div className="bill-actions">
      <a className="button" href={billContactLink(bill)} onClick={send}>
        <PathIcon d={icons.mail} />
        {billTexts.send}
      </a>
      <button type="button" className="button" data-variant="outline" onClick={() => window.print()}>
        <PathIcon d={icons.print} />
        {billTexts.print}
      </button>
      <button type="button" className="button" data-variant="outline" onClick={shareBill}>
        <PathIcon d={icons.share} />
        <span>{isCopied ? copyTexts.linkCopied : copyTexts.share}</span>
      </button>
      {isRefused && (
        <label className="field">
          {billTexts.refused}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
