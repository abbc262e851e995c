import { css } from '@/components/ui/styled-root';
import { chartColors, chartStyle } from './chart.style';

/** The two charts on their night panel; in print they are dark on white. */
export const chartsStyle = css`
  .pictures {
    content-visibility: var(--until-near, visible);
    contain-intrinsic-size: auto 71rem;
    ${chartColors}
    background: var(--night);
    color: var(--night-text);
    padding-block: var(--section-space);
  }
  .pictures h2 {
    max-width: 14.63em;
    margin-bottom: var(--space-xl);
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr));
    gap: var(--space-xl);
    align-items: start;
  }
  .chart {
    position: relative;
  }
  ${chartStyle}
  .now-hatch {
    stroke: var(--plot-now);
    stroke-width: 5;
  }
  .now-bar {
    stroke: var(--plot-now);
    stroke-width: 1.5;
  }
  .key {
    position: absolute;
    display: grid;
    gap: var(--space-3xs);
    /* In the empty corner above the first bars. The axis takes an eighth of the width. */
    left: calc(12.5% + var(--space-sm));
    margin-top: var(--space-lg);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  @media (width < 18rem) {
    .key {
      position: static;
    }
  }
  .key span {
    display: flex;
    align-items: center;
    gap: var(--space-2xs);
  }
  .key span::before {
    content: '';
    width: 0.9rem;
    height: 0.9rem;
    border: 1.5px solid var(--plot-now);
    background: repeating-linear-gradient(45deg, var(--plot-now) 0 3px, transparent 3px 5px);
  }
  .key [data-series='ours']::before {
    border-color: var(--plot-ours);
    background: var(--plot-ours);
  }
  .pictures .blank,
  .conclusion {
    max-width: 44rem;
    margin-top: var(--space-sm);
    font-size: var(--text-sm);
    color: var(--plot-text);
  }

  .pictures summary {
    margin-top: var(--space-2xs);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  .scroller {
    overflow-x: auto;
  }
  .pictures table {
    margin-top: var(--space-2xs);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .pictures :is(th, td) {
    padding: var(--space-2xs) 0 var(--space-2xs) var(--space-2xs);
    border-bottom: 1px dashed var(--night-line-strong);
    text-align: right;
    font-weight: 500;
    overflow-wrap: normal;
  }
  .pictures :is(caption, tr > th:first-of-type) {
    padding-left: 0;
    text-align: left;
  }
  .pictures thead th {
    vertical-align: bottom;
  }
`;
