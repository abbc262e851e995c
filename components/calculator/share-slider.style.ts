import { css } from '@/components/ui/styled-root';

/** The thumb, which Firefox and the others name differently. */
const thumb = css`
    box-sizing: border-box;
    width: var(--thumb);
    height: var(--thumb);
    border: 4px solid var(--thumb-edge);
    border-radius: 50%;
    background: radial-gradient(circle, var(--thumb-edge) 0 0.28rem, #0000 0.3rem) var(--thumb-color);
    box-shadow: 0 0 0 2px var(--thumb-color);
    outline: var(--thumb-outline);
    outline-offset: 5px;
`;

/** The slider below the first of the two bars (share-slider.client.tsx). The section sets --share, in percent. */
export const shareSliderStyle = css`
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
  .slide input::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  .slide input::-moz-range-thumb {
    ${thumb}
  }
  .slide :focus-visible {
    --thumb-outline: 3px solid var(--thumb-color);
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
`;
