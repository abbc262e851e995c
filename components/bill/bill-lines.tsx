import { ControlIcon } from '@/components/ui/control-icon';
import { billTexts } from '@/content/texts/bill';
import type { BillId } from '@/lib/bill/bill';
import { periodText, priceText } from '@/lib/bill/bill-words';
import type { PricedLine } from '@/lib/bill/price-bill';
import { fillIn } from '@/lib/text/fill-in';
import { inARow } from '@/lib/text/in-a-row';

type Props = {
  lines: readonly PricedLine[];
  onCrossOut: (id: BillId) => void;
  onPutBack: (id: BillId) => void;
};

/**
 * The lines of the bill. A crossed-out price is under the red pen; its button puts the line back, keeps the focus, and stays where it
 * is: the line keeps its words.
 */
export function BillLines({ lines, onCrossOut, onPutBack }: Props) {
  return (
    <ul className="bill-lines">
      {lines.map(({ id, isOut, name, detail, price }) => {
        const amount = priceText(price);
        return (
          <li key={id} data-out={isOut || undefined}>
            <span>
              <span>{name}</span> <small>{inARow([detail, isOut ? billTexts.crossedOut : ''].filter(Boolean))}</small>
            </span>{' '}
            <span className="bill-price">
              {isOut && price.status === 'listed' ? <s role="none">{amount}</s> : <span>{amount}</span>}
              <small>{isOut ? '' : ` ${periodText(price)}`}</small>
            </span>{' '}
            <button
              type="button"
              aria-label={isOut ? `${billTexts.putBack}: ${name}` : fillIn(billTexts.crossOut, { name })}
              // The second click of a double click would undo the first one.
              onClick={({ detail }) => detail < 2 && (isOut ? onPutBack(id) : onCrossOut(id))}
            >
              {/* Both stay in the button: a reading cursor in it would lose its place with what it replaces. */}
              <ControlIcon name="close" />
              <span>{isOut ? billTexts.putBack : ''}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
