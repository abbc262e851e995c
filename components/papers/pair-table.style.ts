import { css } from '@/components/ui/styled-root';

/** `.a` and `.b` are the cells of the two papers, `.gap` those between them. */
export const pairStyle = css`
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
    background: linear-gradient(var(--marker) 0 0);
  }
  .gap {
    border: 0;
    color: var(--gain);
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
    white-space: nowrap;
  }
  tfoot [data-numeric] {
    font: 700 var(--text-2xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.04em;
  }

  /* One roll: the old value, and below it the new one. The totals are on the night side of the perforation. */
  @media (width < 62rem), print {
    :is(table, thead) {
      display: block;
    }
    :is(table, caption) {
      background: var(--sheet);
    }
    :is(caption, tr) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--space-3xs) var(--space-sm);
      align-items: start;
      padding: var(--space-2xs) var(--space-sm);
      border-bottom: 1px solid var(--line);
      text-align: left;
    }
    caption {
      padding-block: var(--space-sm);
      border-bottom: 2px solid var(--ink);
    }
    caption .stamp-sample {
      grid-area: 1 / 2;
    }
    caption p {
      grid-column: 1 / -1;
      font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
    }
    thead,
    tbody .gap,
    [data-kept] .b {
      position: absolute;
      clip-path: inset(50%);
    }
    :is(th, td) {
      padding: 0;
      border: 0;
    }
    .b {
      grid-row: 2;
      align-self: end;
    }
    [data-label]::before {
      content: attr(data-label);
      display: block;
      font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
      letter-spacing: 0;
    }
    tr:not([data-kept]) ~ tr > [data-label]::before {
      content: none;
    }
    tfoot tr {
      --red: var(--night-red);
      align-items: baseline;
      padding-block: var(--space-sm);
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
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      align-items: baseline;
    }
  }
  @media (width < 18rem) {
    :is(caption, tr) {
      grid-template-columns: minmax(0, 1fr);
    }
    :is(.b, caption .stamp-sample, tfoot .gap) {
      grid-area: auto;
      justify-self: start;
    }
  }
  @media print, (forced-colors: active) {
    table {
      border: 1px solid;
    }
  }
  @media screen and (min-width: 62rem) {
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
      padding-inline: var(--space-md) var(--space-sm);
    }
    :is(th, td)[data-numeric] {
      padding-right: var(--space-md);
    }
    thead :is(.a, .b) {
      align-content: end;
      padding-top: var(--space-md);
      border-bottom: 2px solid var(--ink);
    }
    thead b {
      display: block;
      font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
    }
    .gap {
      display: flex;
      gap: var(--space-2xs);
      align-items: center;
    }
    /* Its figures are larger, and leave the height of the rows to the papers. */
    td.gap {
      padding-block: 0;
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
      padding-block: var(--space-sm);
      border: 0;
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
