import { css } from '@/components/ui/styled-root';

/** From this width there is a margin on both sides of the paper for the notes. */
const WITH_MARGINS = '78rem';

/** The notes of the marked lines, with their arrows. They stand below their line, on the paper. */
export const notesStyle = css`
  .note {
    position: relative;
    margin-top: -0.2rem;
    padding: 0 0 0.4rem 4.4rem;
    color: var(--red);
    font: 600 1.25rem/1.22 var(--font-display);
  }
  .note span {
    display: block;
    width: fit-content;
    /* A longer line would rise into the price on its right. */
    max-width: 24rem;
    rotate: -2deg;
    transform-origin: left;
    text-wrap: balance;
  }
  .note a {
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
    min-height: 2.75rem;
    color: var(--link);
    font: 600 min(0.95rem, 4.5vw) / 1.2 var(--font-text);
  }
  .note > svg {
    position: absolute;
    left: 2.5rem;
    top: -0.55rem;
    width: 4.4rem;
    height: 1.7rem;
    overflow: visible;
  }
  .note > svg path,
  .found path {
    fill: none;
    stroke: var(--red);
    stroke-width: 1.9;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
`;

/** Where there is room, the notes stand in the margins. */
export const notesInMarginStyle = css`
  @media screen and (min-width: ${WITH_MARGINS}) {
    .note {
      position: absolute;
      top: -0.1rem;
      left: calc(100% + 5.7rem);
      width: 14.9rem;
      margin: 0;
      padding: 0;
      font-size: 1.12rem;
    }
    .note a {
      font-size: 0.875rem;
      white-space: nowrap;
    }
    .note > svg {
      left: auto;
      right: calc(100% + 0.4rem);
      top: 0.55rem;
      width: 4.8rem;
      height: 2rem;
    }
    [data-side='left'] {
      left: auto;
      right: calc(100% + 5.7rem);
      text-align: right;
    }
    [data-side='left'] span {
      margin-left: auto;
    }
    [data-side='left'] > svg {
      right: auto;
      left: calc(100% + 0.4rem);
      scale: -1 1;
    }
    .beside {
      display: block;
    }
    .below {
      display: none;
    }
  }
`;
