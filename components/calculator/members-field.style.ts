import { css } from '@/components/ui/styled-root';

export const membersStyle = css`
  .members {
    --thumb: var(--space-lg);
    --track: color-mix(in srgb, currentcolor 22%, transparent);
    --fill: var(--accent);
    --thumb-color: var(--ink);
    --thumb-edge: var(--marker);
  }
  .members-head label {
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
  }
  /* Clear of the ring around the box. */
  .field-error {
    margin-top: var(--space-2xs);
  }
  .box {
    display: inline-flex;
    align-items: baseline;
    gap: var(--space-2xs);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .box input {
    width: 6.2rem;
    min-height: 2.9rem;
    padding: var(--space-3xs) var(--space-xs);
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--paper);
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
    letter-spacing: -0.03em;
    text-align: right;
  }
  .slider {
    appearance: none;
    display: block;
    width: 100%;
    height: 2.75rem;
    margin: var(--space-xs) 0 0;
    background: none;
    /* Also where a translator turns the page around: the marks below keep their places. */
    direction: ltr;
    cursor: grab;
    touch-action: pan-y;
  }
  .slider:active {
    cursor: grabbing;
  }
  /* Clear of the marks. */
  .slider:focus-visible {
    outline-offset: -3px;
  }
  .slider::-webkit-slider-runnable-track {
    height: 0.5rem;
    border-radius: 1rem;
    background: linear-gradient(var(--fill), var(--fill)) 0 / calc(var(--thumb) / 2 + var(--part) * (100% - var(--thumb))) 100%
      no-repeat var(--track);
  }
  .slider::-moz-range-track,
  .slider::-moz-range-progress {
    height: 0.5rem;
    border-radius: 1rem;
    background: var(--track);
  }
  .slider::-moz-range-progress {
    background: var(--fill);
  }
  .slider::-webkit-slider-thumb {
    appearance: none;
    width: var(--thumb);
    height: var(--thumb);
    margin-top: calc(-1 * var(--space-xs));
    border: 4px solid var(--thumb-edge);
    border-radius: 50%;
    background: var(--thumb-color);
  }
  .slider::-moz-range-thumb {
    box-sizing: border-box;
    width: var(--thumb);
    height: var(--thumb);
    border: 4px solid var(--thumb-edge);
    border-radius: 50%;
    background: var(--thumb-color);
  }
  .marks {
    position: relative;
    height: 1.4rem;
    /* Half of the thumb at both ends: each label stands under the thumb of its size. */
    margin-inline: var(--space-sm);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    opacity: 0.85;
  }
  .marks span {
    position: absolute;
    left: calc(var(--part) * 100%);
    translate: -50%;
    white-space: nowrap;
  }
  .marks span:first-of-type {
    left: calc(-1 * var(--space-sm));
    translate: 0;
  }
  .marks span:last-of-type {
    left: calc(100% + var(--space-sm));
    translate: -100%;
  }
  /* With large text there is room for three. */
  @media (width < 18rem) {
    .marks span:nth-of-type(3) {
      display: none;
    }
  }
  @media (width < 40rem) {
    .box input {
      width: 5.4rem;
    }
    .box span {
      display: none;
    }
    .members-head label {
      font-size: var(--text-lg);
    }
  }
  /* Otherwise the system draws its own, smaller thumb, and the margins of our thumb put it beside the track. */
  @media (forced-colors: active) {
    .slider {
      forced-color-adjust: none;
      --track: Canvas;
      --fill: Highlight;
      --thumb-color: Canvas;
      --thumb-edge: CanvasText;
    }
    .slider:focus-visible {
      outline-color: Highlight;
    }
    .slider::-webkit-slider-runnable-track {
      outline: 1px solid CanvasText;
    }
    .slider::-moz-range-track {
      outline: 1px solid CanvasText;
    }
  }
`;
