import { Stamp } from '@/components/parts/stamp';
import { Till } from '@/components/parts/till';
import { Inline } from '@/components/ui/inline';
import type { TillPaper } from '@/content/schema/till-paper';
import { readTillPaper, type TillLine } from '@/lib/papers/till-paper';

/** A paper of content/ in the slot of the till. */
export function PaperTill({ paper }: { paper: TillPaper }) {
  const { title, isSample, unit, ground } = paper;
  const { lines, total } = readTillPaper(paper);
  const { price } = paper.total;
  return (
    <Till
      title={<Inline text={title} />}
      aside={isSample ? <Stamp /> : unit && <Inline as="span" text={unit} />}
      ground={ground}
      lines={lines.map(cells)}
      total={cells(total)}
      isChoice={typeof price !== 'string' && price.from === 'plan'}
    />
  );
}

const cells = ({ label, price }: TillLine) => ({ label: <Inline text={label} />, price: <Inline text={price} /> });
