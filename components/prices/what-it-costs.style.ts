import { addToBillStyle } from '@/components/bill/add-to-bill.style';
import { css, styledRoot } from '@/components/ui/styled-root';

const shared = css`
  .layout {
    align-items: center;
  }
  h2 {
    font-size: var(--text-2xl);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2xs) var(--space-xl);
    margin-bottom: var(--space-sm);
    padding-block: var(--space-2xs);
    border-block: 1.5px dashed var(--dash);
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
  }
  dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-xs);
  }
  dd {
    font-weight: 700;
  }
  .say {
    max-width: 35rem;
    margin-bottom: var(--space-md);
    color: var(--ink-soft);
  }
  h3 {
    margin-bottom: var(--space-xs);
    font: 600 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  .stamp-sample {
    margin-left: var(--space-3xs);
  }
  .note {
    margin-top: var(--space-2xs);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-md);
    margin-top: var(--space-2xs);
    font-weight: 600;
  }

  @media screen and (width < 40rem) {
    dl {
      display: block;
      padding: 0;
    }
    dl div {
      justify-content: space-between;
      padding-block: var(--space-2xs);
    }
    dd {
      margin-left: auto;
    }
    dl div + div {
      border-top: 1.5px dashed var(--dash);
    }
  }
  @media print {
    break-inside: avoid;
    .ways {
      display: none;
    }
  }
`;

/** A list price and its neighbors; the line of the bill is beside them. */
export const ListedRoot = styledRoot('section', 'price-listed')`
  ${shared}
  ${addToBillStyle}
  .big {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-3xs) var(--space-xs);
    margin: var(--space-sm) 0;
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
    b {
      font: 700 var(--text-4xl) / var(--leading-tight) var(--font-display);
      letter-spacing: -0.045em;
    }
  }
`;

/** Three things that decide the price. */
export const EstimateRoot = styledRoot('section', 'price-estimated')`
  ${shared}
  .decides {
    display: grid;
    margin-block: var(--space-md) var(--space-sm);
    b {
      font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
    }
    span {
      display: block;
      margin-top: var(--space-3xs);
      font-size: var(--text-sm);
      line-height: var(--leading-snug);
      color: var(--ink-soft);
    }
  }
  .decides li {
    padding-block: var(--space-xs);
    border-top: 1px solid var(--dash);
  }
  .decides li:first-child {
    border-top: 2px solid;
  }

  @media (min-width: 40rem), print {
    .decides {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-lg);
    }
    .decides li {
      border-top: 2px solid;
    }
  }
`;
