import { addToBillStyle } from '@/components/bill/add-to-bill.style';
import { css, styledRoot } from '@/components/ui/styled-root';

/** Shared by the layouts of the plans. A plan has up to six parts: name with description, price, servers, rows, own list, buttons. */
export const plansStyle = css`
  ${addToBillStyle}

  .choose {
    display: grid;
    gap: 0.6rem;
  }
  /* Beside each other where both fit. */
  @media (max-width: 39.999rem) {
    .choose {
      display: flex;
      flex-wrap: wrap;
    }
    .choose > .button {
      flex: 1 1 auto;
      padding-inline: 0.75rem;
    }
  }
  .plans {
    --count: 4;
  }
  .plans[data-count='3'] {
    --count: 3;
  }
  .name,
  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-3xs) 0.6rem;
  }
  .badge {
    padding: 0.3rem 0.6rem;
    border-radius: 0.35rem;
    background: var(--marker);
    color: var(--ink);
    font: 500 0.8rem/1.2 var(--font-mono);
  }
  .amount {
    font: 700 clamp(2.5rem, 2rem + 1.4vw, 3.2rem) / 1 var(--font-display);
    letter-spacing: -0.045em;
  }
  :is(.setup, .about, dt) {
    color: var(--ink-soft);
  }
  .about {
    margin-top: 0.4rem;
  }
  .receipt {
    font: 400 1rem/1.45 var(--font-text);
  }
  :is(.setup, .price) {
    font: 500 var(--text-xs) / 1.4 var(--font-mono);
  }
  .note {
    margin-top: 2rem;
    max-width: 46rem;
    color: var(--ink-soft);
  }

  @media print {
    .amount {
      font-size: 1.7rem;
    }
    :is(.about, .setup, dl, .also) {
      font-size: 0.75rem;
    }
  }
`;

/** Every part and row begins at the same height in all plans of a line. Rows that a group does not have stay empty. */
export const alignedStyle = css`
  .plan,
  .receipt:not(.plans),
  dl {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 14;
  }
  dl {
    grid-row: span 9;
  }
`;

/** Rows in which plans are compared. */
export const rowsStyle = css`
  dl {
    border-top: 1.5px dashed var(--dash);
    font-size: 0.95rem;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.8rem;
    padding-block: 0.55rem;
    border-bottom: 1.5px dashed var(--dash);
  }
  dd {
    text-align: right;
    font: 700 1.16em/1.3 var(--font-display);
  }
`;

/** The servers and the own list of each plan, on pages with a group that has them. */
export const OwnParts = styledRoot('div', 'plans-own')`
  small {
    display: block;
  }
  .also {
    margin-bottom: 1.6rem;
  }
  .also h4 {
    font: 600 1rem/1.3 var(--font-text);
  }
  :not(dl) + .also {
    margin-top: 1.2rem;
  }
  .also :is(li, p) {
    display: flex;
    gap: 0.55rem;
    align-items: start;
    margin-top: 0.45rem;
  }
  .also svg {
    flex: none;
    margin-top: 0.1rem;
    color: var(--accent);
  }
  .rack {
    display: flex;
    flex-direction: column;
    justify-content: end;
    gap: 4px;
    margin-top: 1.3rem;
    padding-bottom: 4px;
    border-bottom: 2px solid;
  }
  .rack + dl {
    margin-top: 0;
    border-top: 0;
  }
  .rack i {
    height: 1.3rem;
    border: 1.5px solid #0000;
    border-radius: 0.25rem;
    background:
      radial-gradient(circle at 0.7rem 50%, var(--marker) 0.17rem, #0000 0.2rem),
      linear-gradient(90deg, #0000 calc(100% - 3.6rem), var(--green-shape) 0 calc(100% - 0.8rem), #0000 0) 0 50% / 100%
      0.2rem no-repeat,
      var(--green-deep);
  }
  [data-panel='night'] .rack i {
    background-color: var(--night-shape);
  }
  .rack i[data-open] {
    border: 1.5px dashed var(--line-strong);
    background: none;
  }

  /* On phones and on paper the number of servers says it. */
  @media (max-width: 39.999rem), print {
    .rack i {
      display: none;
    }
  }
`;
