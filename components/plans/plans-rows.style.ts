import { styledRoot } from '@/components/ui/styled-root';
import { alignedStyle, plansStyle, rowsStyle } from './plans.style';

/** One sheet: a plan below the other, and on wide screens a column for each plan with the labels of the rows at the left. */
export const RowsRoot = styledRoot('section', 'plans-rows')`
  ${plansStyle}
  ${rowsStyle}
  .receipt {
    padding: 0.6rem clamp(1.1rem, 3vw, 2.5rem) 2rem;
  }
  .plan {
    display: grid;
    gap: 0.9rem 2.5rem;
    padding-block: 1.7rem;
  }
  .choose {
    place-self: end start;
  }

  @media screen and (max-width: 75.999rem) {
    .plan:not(:last-of-type) {
      border-bottom: 1.5px solid var(--ink);
    }
  }
  /* On a phone three plans are read one after the other: values side by side, each below its label. */
  @media screen and (max-width: 39.999rem) {
    .choose {
      justify-self: stretch;
    }
    .choose > .button {
      padding-inline: 0.5rem;
    }
    .plans[data-count='3'] dl {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(5.2rem, 1fr));
      column-gap: 0.5rem;
    }
    .plans[data-count='3'] :is(dl > div, dd) {
      display: block;
      text-align: left;
    }
    .plans[data-count='3'] dl > div {
      padding-block: 0.4rem;
      border: 0;
    }
    .plans[data-count='3'] dl > div:nth-of-type(4) {
      grid-column: 1 / -1;
    }
  }
  @media screen and (min-width: 40rem) and (max-width: 75.999rem) {
    .plan {
      grid-template: auto auto 1fr / 1fr 1.2fr;
    }
    dl {
      grid-area: 1 / 2 / span 2;
    }
    .also {
      grid-area: 3 / 2 / span 2;
    }
  }
  @media (min-width: 76rem), print {
    .plans {
      --labels: 9.3rem;
      display: grid;
      grid-template-columns: repeat(var(--count), minmax(0, 1fr));
      padding-top: 1.4rem;
      padding-left: calc(clamp(1.1rem, 3vw, 2.5rem) + var(--labels));
    }
    .plan {
      position: relative;
      gap: 0;
    }
    .plan > :not(dl) {
      margin-right: 1.5rem;
    }
    /* Above its name, in the padding, so that names and descriptions align. */
    .badge {
      position: absolute;
      top: -0.4rem;
    }
    .price {
      flex-direction: column;
      margin-top: 1rem;
    }
    dl {
      margin-block: 1.2rem 1.6rem;
    }
    dl > div {
      padding-right: 1rem;
    }
    dd {
      text-align: left;
    }
    /* Where rows align, the first plan has the labels of all. */
    @supports (grid-template-rows: subgrid) {
      ${alignedStyle}
      dt {
        position: absolute;
        clip-path: inset(50%);
      }
      .plan:first-of-type {
        dl {
          margin-left: calc(-1 * var(--labels));
        }
        dl > div {
          padding-left: var(--labels);
        }
        dt {
          left: calc(-1 * var(--labels));
          clip-path: none;
        }
      }
    }
  }
  @media print {
    .plans {
      --labels: 6.8rem;
    }
    .sheet {
      break-inside: avoid;
    }
  }
`;
