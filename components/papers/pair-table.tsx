import type { ReactNode } from 'react';
import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import { Struck } from '@/components/ui/struck';
import type { BlockOf } from '@/content/schema/paper-blocks';
import { pairTexts } from '@/content/texts/section';
import { readPair } from '@/lib/papers/pair-lines';

type Props = { block: BlockOf<'pair'>; children?: ReactNode };

export function PairTable({ block, children }: Props) {
  const { was, now, pen, lines } = block;
  const read = readPair(block);
  const old = (text: string, isStruck: boolean) => (isStruck ? <Struck>{text}</Struck> : <Inline text={text} />);
  return (
    <table>
      {children && <caption>{children}</caption>}
      <thead>
        <tr>
          {head('a', was)}
          <th scope="col" className="gap">
            <span className="visually-hidden">{pairTexts.difference}</span>
          </th>
          {head('b', now)}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, marked }, index) => {
          const line = read.lines[index];
          const isChanged = line?.difference !== undefined;
          return (
            line && (
              <tr key={text} data-kept={line.isKept || undefined}>
                <th scope="row" className="a" data-marked={marked}>
                  {marked ? <Prefix text={text} /> : <Inline text={text} />}
                </th>
                <td className="a" data-numeric>
                  {old(line.was, pen === true && isChanged)}
                </td>
                <td className="gap">{line.difference}</td>
                <td className={line.isKept ? 'b kept' : 'b'} data-label={now.title}>
                  <Inline text={line.note} />
                </td>
                <td className={line.isKept ? 'b kept' : 'b'} data-numeric>
                  <span className={pen && isChanged ? 'new' : undefined}>{line.now}</span>
                </td>
              </tr>
            )
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="a">
            {was.total}
          </th>
          <td className="a" data-numeric>
            {old(read.total.was, pen === true)}
          </td>
          <td className="gap" data-label={pairTexts.difference}>
            {read.total.difference}
          </td>
          <td className="b">{now.total}</td>
          <td className="b" data-numeric>
            {read.total.now}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Above the names of a paper's lines, and above their figures. */
const head = (side: 'a' | 'b', { title, subtitle }: BlockOf<'pair'>['was']) => (
  <>
    <th scope="col" className={side}>
      <b>{title}</b>
      <Inline text={` ${subtitle}`} />
    </th>
    <th scope="col" className={side} data-numeric>
      <span className="visually-hidden">{`${title} `}</span>
      {side === 'b' && (
        <span aria-hidden="true">
          <Stamp />
        </span>
      )}
    </th>
  </>
);

/** The words before the colon in red: 'No owner: 6 idle disks'. */
function Prefix({ text }: { text: string }) {
  const [before, ...after] = text.split(':');
  return (
    <>
      <em>{`${before}:`}</em>
      {after.join(':')}
    </>
  );
}
