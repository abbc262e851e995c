import { css } from '@/components/ui/styled-root';
import { blockStyles, rowsStyle } from './block-styles';

/** A sheet of paper with its head, without the styles of its look and its blocks. */
export const sheetStyle = css`
  .paper {
    position: relative;
    min-width: 0;
    --inset: clamp(min(1.25rem, 6vw), 2.6vw, 2.2rem);
    padding: var(--inset);
    background: var(--sheet);
    color: var(--ink);
    filter: var(--shadow);
    line-height: 1.5;
    font-size: 1rem;
  }
  .paper header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    align-items: start;
    margin-bottom: 1rem;
    padding-bottom: 0.95rem;
    border-bottom: 2px solid var(--ink);
  }
  .paper h3 {
    flex: 1 1 0;
    font-size: clamp(1.35rem, 1.2rem + 0.6vw, 1.6rem);
  }
  .paper header p {
    order: 1;
    flex-basis: 100%;
  }
  .paper :where(dt, table, time, .signatures, header p, small, .rows dd) {
    font: 500 0.9375em/1.5 var(--font-mono);
  }
  .paper :is(.terms dt, header p, .signatures) {
    color: var(--ink-soft);
  }
  .paper :is(tfoot tr:last-child td, .marked div:last-of-type dd) {
    font: 700 var(--total, 1.75em) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }
  .note {
    margin-top: 1.3rem;
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

export const lookStyles = {
  /* Listing paper: a strip with holes at each side, and green bars. */
  listing: css`
    [data-look='listing'] {
      --holes: radial-gradient(circle, var(--line) 0.25rem, #0000 0.29rem);
      padding-inline: clamp(2.2rem, 1.2rem + 4vw, 3.3rem);
      background:
        var(--holes) 0.35rem 0 / 0.62rem 1.7rem no-repeat round,
        var(--holes) calc(100% - 0.35rem) 0 / 0.62rem 1.7rem no-repeat round,
        var(--sheet);
    }
  `,
  /* A slip torn off: the edge is cut out of its background, so that the shadow follows it. */
  receipt: css`
    [data-look='receipt'] {
      padding-bottom: 3rem;
      background: none;
    }
    [data-look='receipt']::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      background: var(--sheet);
      --tear: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 1.1rem 100% repeat-x;
      -webkit-mask: var(--tear);
    }
  `,
  /* Squared paper. */
  graph: css`
    [data-look='graph'] {
      --square: var(--mist) 1px, #0000 1px;
      background:
        linear-gradient(var(--square)) 0 0 / 100% 1.5rem,
        linear-gradient(90deg, var(--square)) 0 0 / 1.5rem 100%,
        var(--sheet);
    }
  `,
};

/** For a section with several papers: everything but the looks that only single papers have. */
export const paperStyle = css`
  ${sheetStyle}
  ${rowsStyle}
  ${Object.values(blockStyles).join('')}
  ${lookStyles.listing}
  ${lookStyles.receipt}
`;
