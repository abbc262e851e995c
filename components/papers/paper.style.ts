import { css } from '@/components/ui/styled-root';

/*
 * The sheet of a paper with its head, for all stagings. A staging adds where the paper stands. The styles of its blocks and of its
 * look come with them (block-roots.ts), so that a page pays for those it shows.
 */

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
  }
  :is(caption, tr[class] td) {
    grid-column: lines / gap;
  }
  [data-numeric] {
    text-align: right;
  }
`;

export const paperStyle = css`
  .paper {
    position: relative;
    isolation: isolate;
    padding: var(--space-md) var(--space-sm);
    background: var(--sheet);
    color: var(--ink);
    filter: var(--shadow);
    font-size: var(--text-md);
    line-height: var(--leading-snug);
  }
  .paper header ~ * {
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
  .paper :where(dt, .rows dd, time, small, .signatures, header p) {
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
  }
  .paper :where(.terms dt, header p, .signatures, thead th) {
    color: var(--ink-soft);
  }
  .paper :is(h4, caption) {
    margin-bottom: var(--space-2xs);
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }

  @media (min-width: 40rem) {
    .paper {
      padding: var(--space-md);
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
