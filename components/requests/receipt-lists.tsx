import { Fragment, type ReactNode } from 'react';
import { ReceiptRule } from '@/components/ui/receipt-rule';

export type ReceiptRow = readonly [name: string, value: ReactNode];

/** The rows of a receipt in lists with a rule between them. A space keeps name and value apart where they are read aloud. */
export function ReceiptLists({ lists }: { lists: readonly (readonly ReceiptRow[])[] }) {
  return lists.map((rows, index) => (
    <Fragment key={rows[0]?.[0]}>
      {index > 0 && <ReceiptRule />}
      <dl>
        {rows.map(([name, value]) => (
          <div className="receipt-row" key={name}>
            <dt>{name}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Fragment>
  ));
}
