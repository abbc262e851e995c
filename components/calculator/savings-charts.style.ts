import { css } from '@/components/ui/styled-root';

/** The two charts on their night panel; in print they are dark on white. */
export const chartsStyle = css`
  .pictures {
    content-visibility: var(--until-near, visible);
    contain-intrinsic-size: auto 71rem;
    --plot-now: var(--night-red);
    --plot-ours: var(--marker);
    --plot-text: var(--night-soft);
    --plot-strong: var(--night-text);
    --plot-line: var(--night-line);
    --plot-base: var(--night-line-strong);
    --plot-ground: var(--night);
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
  .chart h3 {
    margin-bottom: var(--space-sm);
    font-size: var(--text-lg);
  }
  .chart svg {
    width: 100%;
    overflow: visible;
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
    /* Letters are part of the drawing, in the units of its view box: they grow with it alone, so that none covers another. */
    font-size: 15px;
    @media (width < 40rem) {
      font-size: 20px;
    }
  }
  svg text {
    fill: var(--plot-text);
    stroke: var(--plot-ground);
    stroke-width: 6px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .grid {
    stroke: var(--plot-line);
  }
  .base {
    stroke: var(--plot-base);
    stroke-width: 1.5;
  }
  .hatch {
    stroke: var(--plot-line);
    stroke-width: 4;
  }
  .wedge {
    fill: var(--plot-ours);
    opacity: 0.16;
  }
  .now,
  .own-now {
    stroke: var(--plot-now);
  }
  .ours,
  .own-ours {
    stroke: var(--plot-ours);
  }
  .now,
  .ours {
    fill: none;
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .now {
    stroke-dasharray: 11 5;
  }
  svg .now-name {
    fill: var(--plot-now);
  }
  :is(svg .ours-name, .ours-bar) {
    fill: var(--plot-ours);
  }
  svg .own {
    fill: var(--plot-strong);
  }
  .own-line {
    stroke: var(--plot-strong);
    stroke-width: 1.5;
    stroke-dasharray: 2 5;
  }
  .own-now,
  .own-ours {
    fill: var(--plot-ground);
    stroke-width: 4;
  }
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
    font-variant-numeric: tabular-nums;
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

  @media (width < 40rem) {
    .minor {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .pictures {
      --plot-now: CanvasText;
      --plot-ours: Highlight;
      --plot-text: CanvasText;
      --plot-strong: CanvasText;
      --plot-line: GrayText;
      --plot-base: CanvasText;
      --plot-ground: Canvas;
    }
  }
`;
