import { css, type StyledRoot, styledRoot } from '@/components/ui/styled-root';
import type { Paper as SamplePaper } from '@/content/schema/paper';
import { hookStyle } from './block-styles';
import { notedStyle } from './noted-lines.style';
import { lookStyles } from './paper.style';
import { stackedHeadStyle, stagingStyle } from './points';

const style = css`
  ${stagingStyle}
  ${stackedHeadStyle}
  ${notedStyle}
  --row: 0.58rem;
  background: color-mix(in srgb, var(--paper) 64%, var(--line));

  .paper {
    position: relative;
    margin-inline: -0.4rem;
    padding: 1.25rem;
    border: 1px solid var(--line);
    background: var(--sheet);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1rem;
    justify-content: space-between;
    align-items: start;
    padding-bottom: 0.95rem;
    border-bottom: 2px solid var(--ink);
  }
  h3 {
    flex: 1;
    font-size: 1.6rem;
  }
  header p,
  .signatures {
    font: 500 0.94rem/1.5 var(--font-mono);
    color: var(--ink-soft);
  }
  header p {
    order: 1;
    flex-basis: 100%;
  }
  thead th {
    border-color: var(--ink);
    color: var(--ink-soft);
    font-size: 0.88rem;
  }
  td,
  th + th {
    padding-left: 1.6rem;
  }
  caption,
  .say td {
    grid-column: lines / gap;
  }
  .bars {
    align-items: center;
  }
  h4 {
    grid-area: 1 / lines / auto / gap;
    margin-bottom: 0.5rem;
  }
  .bars :is(dt, dd) {
    padding-block: 0.34rem;
    font: 500 1rem/1.3 var(--font-mono);
  }
  dd:not(.at) {
    text-align: right;
  }
  /* An image rather than a color, which the print styles of the site take away. */
  .bars dl > div::after {
    content: '';
    height: 0.8rem;
    background: linear-gradient(var(--bar, var(--accent)) 0 0) 0 / var(--part) 100% no-repeat;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  [data-marked] {
    --bar: var(--red);
  }
  .point strong {
    color: var(--red);
    font-size: 1.3rem;
  }
  .point > span {
    color: var(--ink);
  }
  .ring {
    position: relative;
    display: inline-block;
  }
  .ring::after {
    content: '';
    position: absolute;
    inset: -0.38em -0.6em -0.34em -0.65em;
    border: 2px solid var(--red);
    border-radius: 50% 46% 52% 48%;
    rotate: -7deg;
  }
  .under {
    border-bottom: 2px solid var(--red);
  }
  .say td {
    padding-left: 0;
  }
  .after {
    margin-top: 2.2rem;
  }
  .part > :first-child {
    margin-top: 0;
  }

  @media (max-width: 71.999rem), print {
    /* Its corner would lie on the point after it. */
    .stamp {
      margin-bottom: 1.4rem;
    }
    table {
      grid-template-columns: [lines] minmax(0, 1fr) repeat(var(--columns), auto) [gap];
    }
    .bars dl > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 0.9rem;
    }
    .bars dl > div::after,
    .bars .at {
      grid-area: 2 / 1 / auto / -1;
      margin-bottom: 0.5rem;
    }
    .bars .at {
      grid-row: 3;
    }
    .arrow {
      display: none;
    }
    .at > td {
      padding-left: 0;
    }
    ${hookStyle('.point')}
    .point {
      --hook: 0.4rem;
      padding: 0.4rem 0 0.5rem 1.6rem;
    }
    tr:has(+ .at, + .say) > :is(th, td) {
      border: 0;
    }
  }
  /* On a phone a row is a line, with its figures at the end, each below its label, and its words on lines of their own. */
  @media (max-width: 39.999rem) {
    :is(table, caption, thead) {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      column-gap: 1.2rem;
      padding-block: 0.5rem;
      border-bottom: 1px solid var(--line);
    }
    tr:has(+ .at, + .say) {
      border: 0;
    }
    tr > * {
      flex: 1 0 100%;
      padding: 0;
      border: 0;
    }
    th:has(+ [data-numeric]) {
      flex: 1 1 6rem;
      align-self: end;
    }
    tr > [data-numeric] {
      flex: none;
    }
    td::before {
      content: attr(data-label) ' ';
      color: var(--ink-soft);
      font-size: 0.82rem;
    }
    th + [data-numeric]::before,
    [data-numeric] + [data-numeric]::before {
      display: block;
    }
  }
  @media screen and (min-width: 72rem) {
    .paper {
      margin: 0;
      padding: 2.6rem 3rem;
    }
    .block {
      position: relative;
      grid-template-columns: [lines] 1fr repeat(var(--columns, 1), auto) [gap] 3.4rem [margin] 14.4rem;
    }
    .bars {
      grid-template-columns: [lines] auto minmax(0, 1fr) auto [gap] 3.4rem [margin] 14.4rem;
    }
    .bars :is(dl, dl > div) {
      display: contents;
    }
    .bars :is(dt, dd:not(.at)) {
      grid-row: var(--at);
    }
    .bars dl > div::after {
      grid-area: var(--at) / 2;
      margin-inline: 1.4rem;
    }
    .bars dd:not(.at) {
      grid-column: 3;
    }
    .part {
      grid-column: lines / gap;
    }
    .point {
      align-self: start;
      padding-block: var(--row);
    }
    .arrow {
      position: absolute;
      grid-area: var(--from) / var(--to) / calc(var(--from) + 1) / margin;
      right: 0.5rem;
      left: calc(1.1rem + var(--letters, 0) * 0.6rem);
      align-self: center;
      height: 0.9rem;
      border: solid var(--red);
      border-width: 2px 0 0;
      border-radius: 50% 50% 0 0 / 100% 100% 0 0;
    }
    .arrow::before {
      content: '';
      position: absolute;
      left: -0.1rem;
      bottom: 0;
      width: 0.6rem;
      height: 0.6rem;
      border: inherit;
      border-width: 0 0 2px 2px;
      rotate: 20deg;
    }
    .arrow[data-below] {
      align-self: end;
      border-width: 0 0 2px;
      border-radius: 0 0 50% 50% / 0 0 100% 100%;
    }
    .arrow[data-below]::before {
      bottom: 0.3rem;
      rotate: 70deg;
    }
  }
`;

const Plain = styledRoot('section', 'paper-marked')`${style}`;
const roots: { [look in NonNullable<SamplePaper['look']>]?: StyledRoot } = {
  listing: styledRoot('section', 'paper-marked-listing')`${style}${lookStyles.listing}`,
  graph: styledRoot('section', 'paper-marked-graph')`${style}${lookStyles.graph}`,
};

/** A root for each look, so that a page has the style of its own look alone. */
export const rootOf = (look: SamplePaper['look']) => (look && roots[look]) ?? Plain;
