import type { ReactNode } from 'react';
import { priceTexts } from '@/content/texts/price';

/**
 * A price that the visitor stops paying, under a stroke of the red pen. Screen readers say "was". Never for a name. Beside a
 * label that says who pays it today, a plain `<s>` has the stroke alone: "You pay now was $80" would contradict itself. The
 * price is the only text of its element, because it may change.
 */
export function Struck({ children }: { children: ReactNode }) {
  return (
    <s role="none">
      <span className="visually-hidden">{`${priceTexts.was} `}</span>
      <span>{children}</span>
    </s>
  );
}
