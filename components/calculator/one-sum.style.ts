import { css } from '@/components/ui/styled-root';
import { billBarsStyle } from './bill-bars.style';
import { shareSliderStyle } from './share-slider.style';

/** Below this width the bars stand upright, side by side. */
const UPRIGHT = '40rem';

/** The two bars and their slider (one-sum.tsx). The section sets --share, in percent of the bill, and --cut, a fraction. */
export const oneSumStyle = css`
  --stripe: var(--red);
  --gap: 11px;
  --back: var(--sheet);
  --solid: var(--marker);
  --quiet: var(--night-line);
  background: var(--night);
  color: var(--night-text);
  padding-block: var(--section-space);

  .top {
    display: grid;
    gap: 1.6rem 3.5rem;
    margin-bottom: clamp(2.6rem, 5vw, 4rem);
    @media screen and (min-width: 60rem) {
      grid-template-columns: minmax(0, 0.72fr) minmax(0, 1.28fr);
    }
  }
  .say {
    font: 600 clamp(1.5rem, 1rem + 1.75vw, 2.35rem) / 1.32 var(--font-display);
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
  .say [data-figure] {
    padding: 0 0.18em;
    margin: 0 -0.06em;
    border-radius: 0.14em;
    background: var(--marker);
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .say [data-figure='share'] {
    background: var(--sheet);
  }
  .say .cut {
    color: var(--night-red);
    box-shadow: inset 0 -0.12em 0;
  }
  .arithmetic {
    max-width: 39rem;
    margin-top: 1.2rem;
    color: var(--ink-soft);
  }

  ${billBarsStyle}
  ${shareSliderStyle}

  .foot {
    --gap: 4px;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 1.4rem 2rem;
    margin-top: 2.2rem;
    padding-top: 1.4rem;
    border-top: 1px solid var(--night-line);
  }
  .foot ul {
    flex: 1 1 44rem;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: 1.1rem 2rem;
    color: var(--ink-soft);
    line-height: 1.45;
  }
  .foot li {
    position: relative;
    padding-left: 1.6rem;
    background: none;
    color: inherit;
  }
  .foot li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.25rem;
    width: 0.95rem;
    height: 0.95rem;
    outline: 1px solid var(--night-line-strong);
  }

  @media (max-width: ${UPRIGHT}) {
    .chart {
      display: grid;
      grid-template: auto 25rem auto / repeat(2, minmax(0, 1fr));
      column-gap: 1.1rem;
    }
    .label {
      flex-direction: column;
    }
    .bar ~ .label {
      margin-top: 0;
    }
    .label,
    .bar {
      grid-row: 1;
    }
    .bar {
      flex-direction: column;
      grid-row: 2;
      height: auto;
    }
    .slide ~ * {
      grid-column: 2;
    }
    .free {
      order: -1;
      border-width: 1.5px 1.5px 0;
    }
    .free strong {
      font-size: 1.7rem;
    }
    .rest {
      display: flex;
      align-items: end;
    }
    .slide {
      grid-area: 3 / 1 / 4 / 3;
      height: 5.2rem;
      margin-top: 2.2rem;
    }
    .slide::before {
      content: '';
      position: absolute;
      inset: 0.45rem 0 auto;
      height: 0.34rem;
      border-radius: 1rem;
      background: linear-gradient(90deg, var(--marker) calc(2% + var(--share) * 1.15%), var(--night-shape) 0);
    }
    .slide input {
      left: 0;
      width: 100%;
    }
    .slide p {
      left: 0;
      top: 2.7rem;
      translate: none;
      white-space: normal;
    }
    .foot {
      margin-top: 1rem;
    }
    .foot .button {
      flex: 1;
    }
  }

  /* Three parts that differ without color: stripes, solid, empty. */
  @media print, (forced-colors: active) {
    --back: Canvas;
    --quiet: #0000;
    .bar > div,
    .foot li::before {
      forced-color-adjust: none;
      border: 1px solid;
      color: CanvasText;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    .bar > .free {
      border-style: dashed;
    }
  }
  @media (forced-colors: active) {
    --stripe: CanvasText;
    --solid: Highlight;
    .slide input,
    .slide::before {
      forced-color-adjust: none;
      --thumb-color: CanvasText;
      --thumb-edge: Canvas;
    }
    .slide::before {
      background: CanvasText;
    }
  }
  @media print {
    --solid: #bbb;
    .slide {
      display: none;
    }
    .chart {
      break-inside: avoid;
    }
  }
`;
