import type { ReactNode } from 'react';
import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import { Struck } from '@/components/ui/struck';
import { css } from '@/components/ui/styled-root';
import type { BlockOf } from '@/content/schema/paper-blocks';
import { pairTexts } from '@/content/texts/section';
import { readPair } from '@/lib/papers/pair-lines';

/** `.a` and `.b` are the cells of the two papers, `.gap` those between them. */
export const pairStyle = css`
  --row: 0.62rem;

  h3 {
    font-size: 1.6rem;
    line-height: 1.1;
  }
  table {
    color: var(--ink);
  }
  .kept {
    color: color-mix(in srgb, var(--ink) 75%, var(--sheet));
  }
  [data-marked] em {
    color: var(--red);
    font-style: normal;
  }
  .new {
    padding: 0.05em 0.2em;
    background: linear-gradient(var(--marker) 0 0);
  }
  .gap {
    border: 0;
    color: var(--gain);
    font: 700 1.3rem/1.2 var(--font-display);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  tfoot [data-numeric] {
    font: 700 clamp(1.7rem, 1.3rem + 1vw, 2.3rem) / 1 var(--font-display);
    letter-spacing: -0.04em;
  }

  /* One roll: the old value, and below it the new one. The totals are on the night side of the perforation. */
  @media (max-width: 67.999rem), print {
    table {
      display: block;
      background: var(--sheet);
    }
    caption {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.3rem 1rem;
      align-items: start;
      padding: 1.2rem 1.1rem 0.8rem;
      border-bottom: 2px solid var(--ink);
      color: var(--ink);
      text-align: left;
    }
    caption .stamp-sample {
      grid-area: 1 / 2;
    }
    caption p {
      grid-column: 1 / -1;
      font: 500 0.92rem/1.35 var(--font-mono);
    }
    thead {
      display: block;
    }
    thead,
    tbody .gap,
    [data-kept] .b {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.15rem 1rem;
      padding: 0.6rem 1.1rem;
      border-bottom: 1px solid var(--line);
    }
    :is(th, td) {
      padding: 0;
      border: 0;
    }
    .b {
      grid-row: 2;
    }
    tfoot tr {
      --red: var(--night-red);
      gap: 0.5rem 1rem;
      align-items: baseline;
      padding-block: 1rem 1.2rem;
      border: 0;
      border-top: 2px dashed var(--night-line-strong);
      background: var(--night-raised);
      color: var(--night-text);
    }
    tfoot :is(.b[data-numeric], .gap) {
      color: var(--marker);
    }
    tfoot .gap {
      grid-area: 3 / 1 / auto / -1;
      font-size: 1.7rem;
    }
  }
  @media print, (forced-colors: active) {
    table {
      border: 1px solid;
    }
  }
  @media screen and (min-width: 68rem) {
    table {
      grid-template-columns: minmax(0, 1fr) auto minmax(11rem, auto) minmax(0, 0.82fr) auto;
    }
    caption {
      position: absolute;
      clip-path: inset(50%);
    }
    .a,
    .b {
      background: var(--sheet);
    }
    :is(th, td):not(.gap, [data-numeric]) {
      padding-inline: 1.8rem 1rem;
    }
    :is(th, td)[data-numeric] {
      padding-right: 1.8rem;
    }
    thead :is(.a, .b) {
      align-content: end;
      padding-top: 1.7rem;
      border-bottom: 2px solid var(--ink);
    }
    thead b {
      display: block;
      font: 700 1.6rem/1.1 var(--font-display);
      letter-spacing: -0.02em;
    }
    .gap {
      display: flex;
      gap: 0.5rem;
      align-items: center;
    }
    td.gap:not(:empty)::before,
    td.gap:not(:empty)::after {
      content: '';
      flex: 1;
      height: 1.5px;
      background: var(--between);
    }
    tfoot :is(.a, .b) {
      align-content: center;
      padding-block: 1rem 0.9rem;
      border: 0;
    }
    tfoot .gap {
      padding-inline: 0.5rem;
      font-size: 2.1rem;
      letter-spacing: -0.04em;
    }
    /* The torn edges of both. */
    tfoot tr::after,
    tfoot::after {
      content: '';
      grid-area: auto / 1 / auto / 3;
      height: 0.5rem;
      background: conic-gradient(from -45deg at bottom, var(--sheet) 90deg, #0000 0) 50% / 1rem 100%;
    }
    tfoot::after {
      grid-column: 4 / 6;
    }
  }
`;

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
          <th scope="col" className="a">
            <b>{was.title}</b>
            <Inline text={` ${was.subtitle}`} />
          </th>
          <th scope="col" className="a" data-numeric>
            <span className="visually-hidden">{`${was.title} `}</span>
            <span aria-hidden="true">
              <Stamp />
            </span>
          </th>
          <th scope="col" className="gap">
            <span className="visually-hidden">{pairTexts.difference}</span>
          </th>
          <th scope="col" className="b">
            <b>{now.title}</b>
            <Inline text={` ${now.subtitle}`} />
          </th>
          <th scope="col" className="b" data-numeric>
            <span className="visually-hidden">{`${now.title} `}</span>
            <span aria-hidden="true">
              <Stamp />
            </span>
          </th>
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
                <td className={line.isKept ? 'b kept' : 'b'}>
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
          <td className="gap">{read.total.difference}</td>
          <td className="b">{now.total}</td>
          <td className="b" data-numeric>
            {read.total.now}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

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
