import { css, type StyledRoot, styledRoot } from '@/components/ui/styled-root';
import type { Paper } from '@/content/schema/paper';
import type { PaperBlock } from '@/content/schema/paper-blocks';
import { barsStyle, lines, printed, rows, table } from './rows-roots';

const terms = styledRoot('div', 'paper-terms')`
  .terms div {
    margin-bottom: var(--space-2xs);
  }
  @media (min-width: 40rem) {
    .terms div {
      display: grid;
      grid-template-columns: 7.2rem 1fr;
      gap: 0 var(--space-sm);
    }
  }
`;

const days = styledRoot('div', 'paper-days')`
  .days {
    display: grid;
    grid: none / auto-flow 1fr;
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
`;

const stamp = styledRoot('div', 'paper-stamp')`
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
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
`;

const signatures = styledRoot('div', 'paper-signatures')`
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
  @media (width < 18rem) {
    .signatures {
      grid-template-columns: 1fr;
    }
  }
`;

const code = styledRoot('div', 'paper-code')`
  /* A long line wraps, and what follows hangs below its beginning: nothing scrolls sideways. */
  pre {
    padding-left: var(--space-sm);
    border-left: 3px solid var(--accent);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
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

/** Around each block. */
export const blockRoots: { [K in PaperBlock['kind']]?: StyledRoot } = {
  amounts: rows,
  readings: rows,
  marked: rows,
  bars: styledRoot('div', 'paper-bars')`${barsStyle}`,
  log: lines,
  checks: lines,
  table,
  terms,
  days,
  stamp,
  signatures,
  code,
};

const fill = css`
  position: absolute;
  z-index: -1;
  inset: 0;
`;

/** Behind the head and the blocks of a paper that is not a plain sheet. */
export const lookRoots: { [L in NonNullable<Paper['look']>]: StyledRoot } = {
  /** Listing paper: a strip with holes at each side. */
  listing: styledRoot('div', 'paper-listing')`
    ${fill}
    --holes: radial-gradient(circle, var(--line) 30%, #0000 35%);
    background:
      var(--holes) 0.35rem 0 / 0.7rem 1.7rem no-repeat round,
      var(--holes) calc(100% - 0.35rem) 0 / 0.7rem 1.7rem no-repeat round;
    & ~ * {
      padding-inline: var(--space-2xs);
    }
  `,
  /** A slip torn off: teeth below the sheet. Its shadow follows them. */
  receipt: styledRoot('div', 'paper-receipt')`
    ${fill}
    top: 100%;
    bottom: auto;
    height: 0.6rem;
    background: conic-gradient(from -45deg at bottom, var(--sheet) 90deg, #0000 0) 50% / 1.1rem 100%;
    translate: 0 -1px;
  `,
  /** Squared paper. */
  graph: styledRoot('div', 'paper-graph')`
    ${fill}
    background:
      linear-gradient(var(--mist) 1px, #0000 1px) 0 0 / 100% 1.5rem,
      linear-gradient(90deg, var(--mist) 1px, #0000 1px) 0 0 / 1.5rem 100%;
  `,
};
