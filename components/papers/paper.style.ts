import { css } from '@/components/ui/styled-root';

/*
 * One style for all papers: the sheet with its head, its blocks, and its looks. A staging adds where the paper stands. Images
 * rather than colors fill shapes: the print styles of the site take colors away.
 */

const printed = css`
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  forced-color-adjust: none;
`;

/** The red pen's hook from the line above, before what it leads to. */
export const hook = css`
  content: '';
  display: inline-block;
  width: 0.6em;
  height: 0.6em;
  margin-right: var(--space-2xs);
  border: solid var(--red);
  border-width: 0 0 2px 2px;
  translate: 0 -0.2em;
`;

/** A table whose cells are those of one grid. On a phone a row is a line of its own, with each figure below its label. */
export const tableStyle = css`
  table {
    display: grid;
    grid-template-columns: [lines] minmax(0, 1fr) repeat(var(--columns), auto) [gap];
  }
  :is(thead, tbody, tfoot, tr) {
    display: contents;
  }
  :is(th, td) {
    padding: var(--space-2xs) 0;
    border-bottom: 1px solid var(--line);
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
    text-align: left;
  }
  :is(caption, tr[class] td) {
    grid-column: lines / gap;
  }
  [data-numeric] {
    text-align: right;
  }
`;

const wordsStyle = css`
  .paper :where(dt, .rows dd, time, small, .signatures, header p) {
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
  }
  .paper :where(.terms dt, header p, .signatures, thead th) {
    color: var(--ink-soft);
  }
  .paper :is(h4, caption) {
    margin-bottom: var(--space-2xs);
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
    letter-spacing: 0;
    text-align: left;
  }
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
  .rows .total *,
  .paper tfoot th {
    font-weight: 700;
  }
  .rows :not(.total) + .total {
    border-top: 2px solid var(--ink);
  }
  .rows .total:last-of-type {
    border-bottom: 0;
  }
  .rows .total:last-of-type dd,
  .paper tfoot [data-numeric] {
    font: 700 var(--text-2xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.03em;
    text-align: right;
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
    text-align: left;
  }
  .pen {
    color: var(--red);
    font: 600 var(--text-md) / var(--leading-snug) var(--font-display);
  }
  .pen::before {
    ${hook}
  }
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
const linesStyle = css`
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
`;

const blocksStyle = css`
  .terms div {
    margin-bottom: var(--space-2xs);
  }
  .payback {
    padding-top: var(--space-2xs);
    border-top: 2px solid var(--ink);
  }
  .days {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    ${printed}
  }
  .days > * {
    height: 1.2rem;
    border-right: 2px solid var(--sheet);
    background: linear-gradient(var(--accent) 0 0);
  }
  .days b {
    background: linear-gradient(var(--marker) 0 0);
    outline: 1.5px solid var(--ink);
  }
  .stamp {
    width: fit-content;
    padding: var(--space-2xs) var(--space-xs);
    border: 2px solid var(--accent);
    border-radius: var(--radius-control);
    color: var(--accent);
    rotate: -3deg;
  }
  .stamp strong {
    display: block;
    font: 700 var(--text-lg) / var(--leading-tight) var(--font-display);
  }
  .signatures {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-md);
    padding-top: var(--space-lg);
  }
  .signatures span {
    padding-top: var(--space-3xs);
    border-top: 1.5px solid var(--ink);
  }
  /* A long line wraps, and what follows hangs below its beginning: nothing scrolls sideways. */
  pre {
    margin: 0;
    padding-left: var(--space-sm);
    border-left: 3px solid var(--accent);
    font: 500 var(--text-xs) / var(--leading-text) var(--font-mono);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  pre span {
    display: block;
    width: calc(100% - 2ch);
    translate: 2ch;
    text-indent: -2ch;
  }
`;

const looksStyle = css`
  /* Listing paper: a strip with holes at each side. */
  [data-look='listing'] {
    --holes: radial-gradient(circle, var(--line) 30%, #0000 35%);
    padding-inline: var(--space-lg);
    background:
      var(--holes) 0.35rem 0 / 0.7rem 1.7rem no-repeat round,
      var(--holes) calc(100% - 0.35rem) 0 / 0.7rem 1.7rem no-repeat round,
      var(--sheet);
  }
  /* A slip torn off: the edge is cut out of its background, so that the shadow follows it. */
  [data-look='receipt'] {
    padding-bottom: var(--space-xl);
    background: none;
  }
  [data-look='receipt']::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--sheet);
    -webkit-mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 1.1rem 100% repeat-x;
  }
  /* Squared paper. */
  [data-look='graph'] {
    background:
      linear-gradient(var(--mist) 1px, #0000 1px) 0 0 / 100% 1.5rem,
      linear-gradient(90deg, var(--mist) 1px, #0000 1px) 0 0 / 1.5rem 100%,
      var(--sheet);
  }
`;

export const paperStyle = css`
  .paper {
    position: relative;
    min-width: 0;
    padding: var(--space-md) var(--space-sm);
    background: var(--sheet);
    color: var(--ink);
    filter: var(--shadow);
    font-size: var(--text-md);
    line-height: var(--leading-snug);
  }
  .paper > * + * {
    margin-top: var(--space-md);
  }
  .paper header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3xs) var(--space-xs);
    align-items: start;
    padding-bottom: var(--space-xs);
    border-bottom: 2px solid var(--ink);
  }
  .paper h3 {
    flex: 1 1 7rem;
  }
  .paper header p {
    order: 1;
    flex-basis: 100%;
  }
  ${wordsStyle}
  ${rowsStyle}
  ${linesStyle}
  ${blocksStyle}
  ${tableStyle}
  td,
  th + th {
    padding-left: var(--space-md);
  }
  thead th {
    border-color: var(--ink);
    font-size: var(--text-xs);
  }
  [data-credit] {
    color: var(--accent);
  }
  ${looksStyle}

  @media (min-width: 40rem) {
    .paper {
      padding: var(--space-md);
    }
    .terms div {
      display: grid;
      grid-template-columns: 7.2rem 1fr;
      gap: 0 var(--space-sm);
    }
  }
  @media (max-width: 39.999rem) {
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
    tr[class] > td {
      flex: 1 0 100%;
    }
    tr:has(> [data-numeric]) > th {
      flex-basis: 55%;
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
    /* Only for the headers of the row: a line of its own would move the amount. */
    td:empty {
      position: absolute;
    }
  }
  /* With large text on a phone, each time stands above its line, and one signature above the other. */
  @media (max-width: 18rem) {
    .log li,
    .signatures {
      grid-template-columns: 1fr;
    }
  }
  @media print, (forced-colors: active) {
    .paper {
      border: 1px solid;
    }
  }
  /* A paper may take more than a sheet. Kept whole, it would leave the rest of the sheet before it empty. */
  @media print {
    .paper {
      break-inside: auto;
    }
  }
`;
