import { createElement, type ReactNode } from 'react';
import { priceTexts } from '@/content/texts/price';

/** A line of a receipt: what is paid for, the price of today where it is struck, and the price. */
type ReceiptLine = { label: ReactNode; was?: ReactNode; price: ReactNode };

export type ReceiptContent = {
  lines: readonly ReceiptLine[];
  /** The last line, below a dashed rule. Its price is the large figure of the paper. */
  total: ReceiptLine;
  /** The lines are a choice: the total is what the cheapest costs, and comes first. */
  isChoice?: boolean;
  ground?: 'night';
};

/**
 * A receipt of a few lines and a total with one large figure. A price is the only text of its element, because it may change. The
 * pen and the highlighter are classes: in a row, screen readers skip the text of an `<s>` or `<mark>` with the role "none".
 */
export function Receipt({ lines, total, isChoice, ground }: ReceiptContent) {
  const figure = <Line {...total} isTotal />;
  // As arguments and not as a list, the lines need no keys.
  return createElement(
    'ul',
    { className: 'receipt receipt-lines', 'data-panel': ground },
    isChoice && figure,
    ...lines.map(rowOf),
    !isChoice && figure,
  );
}

const rowOf = (line: ReceiptLine) => <Line {...line} />;

function Line({ label, was, price, isTotal = false }: ReceiptLine & { isTotal?: boolean }) {
  return (
    <li className={isTotal ? 'receipt-row receipt-total' : 'receipt-row'}>
      <span>{label}</span>{' '}
      {was !== undefined && (
        <>
          <span className="visually-hidden">{priceTexts.was}</span> <span className="receipt-was">{was}</span>{' '}
        </>
      )}
      <span className={isTotal ? 'receipt-figure' : undefined}>{price}</span>
    </li>
  );
}
