import { css } from '@/components/ui/styled-root';

/** The colors of a chart, for what is around it: on a night panel, in print dark on white. */
export const chartColors = css`
  --plot-now: var(--night-red);
  --plot-ours: var(--marker);
  --plot-text: var(--night-soft);
  --plot-strong: var(--night-text);
  --plot-line: var(--night-line);
  --plot-base: var(--night-line-strong);
  --plot-ground: var(--night);
  @media (forced-colors: active) {
    --plot-now: CanvasText;
    --plot-ours: Highlight;
    --plot-text: CanvasText;
    --plot-strong: CanvasText;
    --plot-line: GrayText;
    --plot-base: CanvasText;
    --plot-ground: Canvas;
  }
  @media print {
    --plot-now: #000;
    --plot-ours: #555;
    --plot-text: #333;
    --plot-strong: #000;
    --plot-line: #ddd;
    --plot-base: #777;
    --plot-ground: #fff;
  }
`;

/** The parts of a chart. */
export const chartStyle = css`
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
  @media (width < 40rem) {
    .minor {
      display: none;
    }
  }
`;
