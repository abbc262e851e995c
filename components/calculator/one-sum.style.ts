import { css } from '@/components/ui/styled-root';

/** Below this width the bars stand upright, side by side. */
const UPRIGHT = '40rem';

/** The two bars and their slider (one-sum.tsx). The section sets --share, in percent of the bill, and --cut, a fraction. */
export const oneSumStyle = css`
  --gone: calc(var(--share) * var(--cut) * 1%);
  --ours: calc(var(--share) * (1 - var(--cut)) * 1%);
  --others: calc((100 - var(--share)) * 1%);
  --stripe: var(--red);
  --free: var(--marker);
  --gone-ground: var(--sheet);
  --ours-ground: linear-gradient(var(--marker), var(--marker));
  --rest-ground: linear-gradient(#23392e, #23392e);
  background: var(--night);
  color: var(--night-text);
  padding-block: var(--section-space);

  .top {
    display: grid;
    gap: 1.6rem 3.5rem;
    margin-bottom: clamp(2.6rem, 5vw, 4rem);
    @media (min-width: 60rem) {
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

  .label {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    margin-bottom: 0.6rem;
    color: var(--ink-soft);
    font: 500 var(--size-figure) / 1.4 var(--font-mono);
  }
  .label b {
    color: var(--night-text);
    font: 700 1.15rem/1.2 var(--font-display);
  }
  .bar {
    display: flex;
    height: 6.5rem;
    font: 500 var(--size-figure) / 1.3 var(--font-mono);
  }
  .bar ~ .label {
    margin-top: 2.2rem;
  }
  /* Each part knows its own size, and leaves out words that it has no room for: the list below says the same. */
  .bar > div {
    container-type: size;
    overflow: hidden;
  }
  .bar > div > span {
    display: block;
    padding: 0.75rem 0.9rem;
  }
  .gone {
    background: repeating-linear-gradient(-58deg, #0000 0 11px, var(--stripe) 11px 12.7px) var(--gone-ground);
    color: var(--ink);
  }
  .ours {
    background: var(--ours-ground);
  }
  .rest {
    background: var(--rest-ground);
    color: var(--night-pale);
  }
  .bar > .gone {
    flex: 0 0 var(--gone);
  }
  .bar > .ours {
    flex: 0 0 var(--ours);
  }
  .bar > .rest {
    flex: 0 0 var(--others);
  }
  .bar > .gone > span {
    width: fit-content;
    margin: 0.55rem 0.6rem;
    padding: 0.3rem 0.5rem;
    background: linear-gradient(var(--gone-ground) 0 100%);
  }
  .gone span span {
    display: block;
  }
  .bar > .free {
    flex: 1;
    border: 1.5px dashed var(--free);
    border-left: 0;
    color: var(--free);
  }
  .bar > .free > span {
    display: grid;
    padding-block: 0;
    align-content: center;
    height: 100%;
  }
  .free strong {
    font: 700 2.1rem/1 var(--font-display);
    letter-spacing: -0.03em;
  }
  .free b {
    font-weight: inherit;
  }
  @container (max-width: 6.8rem) or (max-height: 3.6rem) {
    .bar > div > span {
      visibility: hidden;
    }
  }
  @container (max-height: 6.3rem) {
    .bar > .gone > span {
      visibility: hidden;
    }
  }
  @container (max-height: 6.6rem) and (max-width: 8.6rem) {
    .bar > :not(.gone) > span {
      visibility: hidden;
    }
  }
  @container (max-width: 12.2rem) {
    .bar > .gone > span {
      margin: 0;
    }
  }

  /* The thumb stands at the boundary in the bar above: the track begins and ends where the smallest and the largest share do. */
  .slide {
    --thumb: 3rem;
    --thumb-color: var(--marker);
    --thumb-edge: var(--night);
    position: relative;
    height: 3rem;
    margin-top: 0.1rem;
  }
  .slide input {
    appearance: none;
    position: absolute;
    left: calc(5% - var(--thumb) / 2);
    top: -0.9rem;
    width: calc(75% + var(--thumb));
    height: var(--thumb);
    margin: 0;
    background: none;
    cursor: ew-resize;
    touch-action: pan-y;
    outline: none;
  }
  .slide input::-webkit-slider-runnable-track {
    height: var(--thumb);
    background: none;
  }
  .slide input::-webkit-slider-thumb {
    appearance: none;
    box-sizing: border-box;
    width: var(--thumb);
    height: var(--thumb);
    border: 4px solid var(--thumb-edge);
    border-radius: 50%;
    background: radial-gradient(circle, var(--thumb-edge) 0 0.28rem, #0000 0.3rem) var(--thumb-color);
    box-shadow: 0 0 0 2px var(--thumb-color);
  }
  .slide input::-moz-range-thumb {
    box-sizing: border-box;
    width: var(--thumb);
    height: var(--thumb);
    border: 4px solid var(--thumb-edge);
    border-radius: 50%;
    background: radial-gradient(circle, var(--thumb-edge) 0 0.28rem, #0000 0.3rem) var(--thumb-color);
    box-shadow: 0 0 0 2px var(--thumb-color);
  }
  .slide input:focus-visible::-webkit-slider-thumb {
    outline: 3px solid var(--thumb-color);
    outline-offset: 5px;
  }
  .slide input:focus-visible::-moz-range-thumb {
    outline: 3px solid var(--thumb-color);
    outline-offset: 5px;
  }
  .slide p {
    position: absolute;
    top: 2.45rem;
    left: clamp(8.4rem, var(--share) * 1%, 100% - 8.4rem);
    translate: -50%;
    color: var(--marker);
    font: 600 0.95rem/1.2 var(--font-text);
    white-space: nowrap;
  }

  .foot {
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
  .foot .gone::before {
    background: repeating-linear-gradient(-58deg, #0000 0 4px, var(--stripe) 4px 5.5px) var(--gone-ground);
  }
  .foot .ours::before {
    background: var(--ours-ground);
  }
  .foot .rest::before {
    background: var(--rest-ground);
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
    .after .free {
      order: -1;
      border: 1.5px dashed var(--free);
      border-bottom: 0;
    }
    .bar > .rest {
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
      background: linear-gradient(
          90deg,
          var(--marker) calc(var(--thumb) / 2 + (var(--share) - 5) / 75 * (100% - var(--thumb))),
          var(--night-shape) 0
        )
        no-repeat;
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
    --free: CanvasText;
    --gone-ground: Canvas;
    --rest-ground: none;
    .bar > div,
    .foot li::before {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
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
    --ours-ground: linear-gradient(Highlight, Highlight);
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
    --ours-ground: linear-gradient(#bbb, #bbb);
    padding-block: 0;
    .slide,
    .foot .button {
      display: none;
    }
  }
`;
