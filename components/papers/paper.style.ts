import { sampleStampStyle } from '@/components/ui/sample-stamp';
import { css } from '@/components/ui/styled-root';
import { blockStyles, rowsStyle } from './block-styles';

/** A sheet of paper with its head, without the styles of its look and its blocks. */
export const sheetStyle = css`
  .paper {
    position: relative;
    min-width: 0;
    padding: clamp(1.25rem, 2.6vw, 2.2rem);
    background: var(--sheet);
    color: var(--ink);
    filter: var(--shadow);
    line-height: 1.5;
    font-size: 1rem;
  }
  .paper header {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.3rem 0.6rem;
    align-items: start;
    margin-bottom: 1rem;
    padding-bottom: 0.95rem;
    border-bottom: 2px solid var(--ink);
  }
  .paper h3 {
    font-size: clamp(1.35rem, 1.2rem + 0.6vw, 1.6rem);
  }
  .paper .sample {
    grid-area: 1 / 2;
  }
  .paper header p {
    grid-column: 1 / -1;
  }
  .paper :where(dt, table, time, .signatures, header p, small, .rows dd) {
    font: 500 0.9375em/1.5 var(--font-mono);
  }
  .paper :is(.terms dt, header p, .signatures) {
    color: var(--ink-soft);
  }
  .note {
    margin-top: 1.3rem;
  }
  ${sampleStampStyle}

  @media print, (forced-colors: active) {
    .paper {
      border: 1px solid;
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
};

/** Everything that looks like paper. A section with several papers includes it once. */
export const paperStyle = css`
  ${sheetStyle}
  ${rowsStyle}
  ${Object.values(blockStyles).join('')}
  ${Object.values(lookStyles).join('')}
`;
