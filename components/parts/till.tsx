import type { ReactNode } from 'react';
import { Receipt, type ReceiptContent } from './receipt';

type Props = ReceiptContent & {
  /** What stands in the slot, at the left: the name of the paper, or the label of a stepper. */
  title: ReactNode;
  /** At the right: a stepper, a stamp, or what the prices are for. */
  aside?: ReactNode;
  /** A sentence with a link, below the paper. */
  note?: ReactNode;
  /** What screen readers call all of it, where the title does not say so. */
  name?: string;
};

/** The slot of the till, which looks the same wherever it stands, and the paper that it prints. Styles are in till.css. */
export function Till({ title, aside, note, name, ...paper }: Props) {
  return (
    <figure className="till" aria-label={name}>
      <figcaption className="till-slot">
        <span>{title}</span> {aside}
      </figcaption>
      <Receipt {...paper} />
      {note && <p className="till-note">{note}</p>}
    </figure>
  );
}
