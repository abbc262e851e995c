import { css, styledRoot } from '@/components/ui/styled-root';
import { hook, tableStyle } from './paper.style';

/** Shapes are images rather than colors, which the print styles of the site take away. */
export const printed = css`
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  forced-color-adjust: none;
`;

export const penStyle = css`
  .pen {
    color: var(--red);
    font: 700 var(--text-md) / var(--leading-snug) var(--font-display);
  }
  .pen::before {
    ${hook}
  }
`;

const totalStyle = css`
  font: 700 var(--text-2xl) / var(--leading-tight) var(--font-display);
  letter-spacing: -0.03em;
`;

/** Labels, each with its value at the right, or below it where the text is so large that both have no room in a line. */
const rowsStyle = css`
  .rows > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-sm);
    align-items: baseline;
    padding-block: var(--space-2xs);
    border-bottom: 1px solid var(--line);
  }
  .rows dt {
    flex: 1 1 40%;
  }
  .rows dd {
    text-align: right;
  }
`;

export const rows = styledRoot('div', 'paper-rows')`
  ${penStyle}
  ${rowsStyle}
  .rows .total * {
    font-weight: 700;
  }
  .rows :not(.total) + .total {
    border-top: 2px solid var(--ink);
  }
  .rows .total:last-of-type {
    border-bottom: 0;
  }
  .rows .total:last-of-type dd {
    ${totalStyle}
  }
  .readings div {
    padding-inline: var(--space-2xs);
  }
  .readings div:nth-of-type(odd) {
    background: linear-gradient(var(--green-tint) 0 0);
  }
  /* The red pen, and a word of it on the line. */
  .rows .pen {
    flex-basis: 100%;
  }
  .payback {
    padding-top: var(--space-2xs);
    border-top: 2px solid var(--ink);
  }
`;

export const barsStyle = css`
  ${rowsStyle}
  .bars dl > div::after {
    content: '';
    flex-basis: 100%;
    height: 0.8rem;
    background:
      linear-gradient(var(--bar, var(--accent)) 0 0) 0 / var(--part) 100% no-repeat,
      linear-gradient(var(--mist) 0 0);
    ${printed}
  }
  [data-marked] {
    --bar: var(--red);
  }
`;

/** Lines of a list: with the time at the left, or with a mark for what is done, open or not needed. */
export const lines = styledRoot('div', 'paper-lines')`
  .lines li {
    display: grid;
    grid-template-columns: 5.5em 1fr;
    align-items: baseline;
    padding-block: var(--space-2xs);
    border-bottom: 1px solid var(--line);
  }
  .checks li {
    grid-template-columns: var(--space-md) 1fr;
  }
  .checks li::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border: 1.5px solid var(--ink);
  }
  .checks li:not([data-state])::before {
    width: 0.4rem;
    height: 0.8rem;
    border: solid var(--accent);
    border-width: 0 2px 2px 0;
    translate: 0.2rem;
    rotate: 40deg;
  }
  .checks [data-state='not-needed']::before {
    height: 0;
    border-width: 1.5px 0 0;
    translate: 0 -0.3rem;
  }
  [data-state='not-needed'] {
    color: var(--ink-soft);
  }
  /* With large text on a phone, each time stands above its line. */
  @media (width < 18rem) {
    .log li {
      grid-template-columns: 1fr;
    }
  }
`;

/** On a phone a row is a line of its own, with each figure below its label. */
export const table = styledRoot('div', 'paper-table')`
  ${tableStyle}
  td,
  th + th {
    padding-left: var(--space-md);
  }
  thead th {
    border-color: var(--ink);
    font-size: var(--text-xs);
  }
  tfoot th {
    font-weight: 700;
  }
  tfoot [data-numeric] {
    ${totalStyle}
  }
  [data-credit] {
    color: var(--accent);
  }
  @media (width < 40rem) {
    :is(table, caption) {
      display: block;
    }
    thead {
      display: block;
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--space-sm);
      padding-block: var(--space-2xs);
      border-bottom: 1px solid var(--line);
    }
    tr:has(+ .at, + .say) {
      border: 0;
    }
    tr > * {
      order: 1;
      padding: 0;
      border: 0;
    }
    tr > th,
    tr[class] > td,
    tr:has(> [data-numeric]) > td:not([data-numeric]) {
      flex: 1 0 100%;
    }
    tr:has(> [data-numeric]) > th {
      flex-basis: 40%;
      align-self: end;
    }
    tr > :is(th, [data-numeric]) {
      order: 0;
    }
    td::before {
      content: attr(data-label) ' ';
      color: var(--ink-soft);
      font-size: var(--text-xs);
    }
    [data-numeric]::before {
      display: block;
    }
    /* The first row has said what its only figure is. */
    tr ~ tr:not(:has([data-numeric] ~ [data-numeric])) > [data-numeric]::before {
      content: none;
    }
    /* Only for the headers of the row: a line of its own would move the amount. */
    td:empty {
      position: absolute;
    }
  }
`;
