import { css, styledRoot } from '@/components/ui/styled-root';
import { notedStyle } from './noted-lines.style';
import { stagingStyle } from './points';

const cellColumns = [1, 2, 3, 4, 5]
  .map((cell) => css`tr > :nth-child(${cell + 1}) { grid-column: cell ${cell}; }`)
  .join('');

export const Root = styledRoot('section', 'paper-ledger')`
  ${stagingStyle}
  ${notedStyle}
  --rule: color-mix(in srgb, var(--red) 55%, var(--sheet));
  --row: 0.8rem;
  background: var(--sheet);
  border-block: 1px solid var(--line);

  article {
    --line: color-mix(in srgb, var(--accent) 22%, var(--sheet));
    font-size: 1.05rem;
  }
  h3 {
    font-size: 1.45rem;
  }
  caption p {
    font: 500 0.9rem/1.4 var(--font-mono);
    letter-spacing: 0;
    color: var(--ink-soft);
    margin-bottom: 1rem;
  }
  thead th,
  td:not(:last-of-type) {
    color: var(--ink-soft);
  }
  thead th {
    font-size: 0.9rem;
  }
  [data-credit] {
    color: var(--accent);
  }
  table {
    border-top: 2px solid var(--ink);
  }
  caption {
    padding-block: 0.8rem;
  }
  caption,
  thead th {
    align-content: end;
    border-bottom: 1px solid var(--ink);
  }
  .stamp-sample {
    display: block;
    width: fit-content;
    margin: 0 0 0.6rem auto;
  }
  tfoot tr:first-of-type > * {
    align-content: center;
    border-bottom: 2px solid var(--ink);
  }
  tfoot th {
    font-weight: 700;
  }
  /* Only for the headers of the row: a column of its own would move the amount. */
  tfoot td:empty {
    position: absolute;
    border: 0;
  }
  tfoot tr:first-of-type td {
    grid-column: 2 / -1;
    color: var(--ink);
    font: 700 clamp(2.6rem, 1.6rem + 3vw, 4.2rem) / 1.1 var(--font-display);
    letter-spacing: -0.045em;
    text-align: right;
  }
  .after {
    display: flex;
    flex-wrap: wrap;
    gap: 1.6rem 2rem;
    justify-content: space-between;
    align-items: center;
    margin-top: 1.8rem;
  }
  .after .stamp {
    margin: 0;
    rotate: -3deg;
  }

  @media (max-width: 71.999rem), print {
    table {
      grid-template-columns: minmax(0, 1fr) repeat(var(--columns), auto);
    }
    :is(td, thead th) {
      padding-left: 1.6rem;
    }
    tr:has(+ .at) > :is(th, td) {
      border: 0;
    }
    .at > td {
      padding: 0 0 1rem;
    }
    .part + .at {
      margin-top: 1rem;
    }
    .point {
      padding: 0.05rem 0 0.1rem 1rem;
      border-left: 3px solid var(--rule);
    }
  }
  /* On a phone a line has its amount at its end, and what else it says below it. */
  @media (max-width: 39.999rem) {
    table {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    caption {
      grid-column: 1;
    }
    thead th:not(:last-of-type) {
      display: none;
    }
    thead th:last-of-type {
      grid-column: 2;
      /* Room for the corner of the tilted stamp. */
      padding: 0 2px 0.8rem 0.8rem;
    }
    :is(tbody, tfoot) tr {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 0.8rem;
    }
    tbody tr:not(:has(+ .at)) {
      border-bottom: 1px solid var(--line);
    }
    :is(tbody, tfoot) :is(th, td) {
      padding: 0;
      border: 0;
    }
    tbody tr:not(.at) {
      padding-block: 0.6rem;
    }
    tbody :is(th, td:not(:last-of-type)) {
      grid-column: 1;
    }
    tbody td:last-of-type {
      grid-area: 1 / 2;
    }
    td:not(:last-of-type)::before {
      content: attr(data-label) ' ';
    }
    /* Where it is the only one it needs no label. */
    td:first-of-type:nth-last-of-type(2):not([data-numeric])::before {
      content: none;
    }
    td:not(:last-of-type) {
      font-size: 0.9rem;
      text-align: left;
    }
    tfoot tr:first-of-type {
      padding-top: 0.8rem;
      border-bottom: 2px solid var(--ink);
    }
    tfoot tr:first-of-type :is(th, td) {
      grid-column: 1 / -1;
      border: 0;
      text-align: left;
    }
    tbody .at td,
    tfoot .at td {
      grid-area: auto / 1 / auto / -1;
      padding-bottom: 1rem;
    }
    tfoot .at td {
      padding-top: 0.9rem;
    }
  }
  @media print {
    --row: 0.4rem;
  }
  @media screen and (min-width: 72rem) {
    padding-block: 0;
    .wrap {
      position: relative;
      padding-block: var(--section-space);
    }
    .wrap::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 20rem;
      width: 5px;
      border: solid var(--rule);
      border-width: 0 1.5px;
    }
    .section-head {
      grid-template-columns: 18rem minmax(0, 1fr);
      gap: 0 4.4rem;
    }
    .section-head p {
      grid-area: 1 / 1;
      font-size: 1rem;
    }
    .section-head h2 {
      grid-column: 2;
      max-width: 13em;
    }
    article {
      font-size: 1.12rem;
    }
    .block {
      grid-template-columns: [margin] 18rem 4.4rem [lines] minmax(0, 1fr) repeat(var(--columns, 1), [cell] auto);
    }
    table {
      border: 0;
    }
    caption,
    thead th {
      border-top: 2px solid var(--ink);
    }
    caption {
      grid-area: 1 / lines;
    }
    ${cellColumns}
    tfoot tr:first-of-type td {
      grid-column: cell / -1;
    }
    :is(td, thead th) {
      padding-left: 2.4rem;
    }
    .point {
      padding-top: var(--row);
    }
    .after {
      margin-left: 22.4rem;
    }
  }
`;
