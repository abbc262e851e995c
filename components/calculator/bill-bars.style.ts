import { css } from '@/components/ui/styled-root';

/** The bill today and after, as bars to scale with their labels (one-sum.tsx). */
export const billBarsStyle = css`
  .label {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    margin-bottom: 0.6rem;
    color: var(--ink-soft);
    font: 500 var(--text-xs) / 1.4 var(--font-mono);
  }
  .label b {
    color: var(--night-text);
    font: 700 1.15rem/1.2 var(--font-display);
  }
  .bar {
    display: flex;
    height: 6.5rem;
    font: 500 var(--text-xs) / 1.3 var(--font-mono);
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
  /* Images rather than colors, which the print styles of the site take away. The list has the same as samples. */
  .gone,
  .gone::before {
    background: repeating-linear-gradient(-58deg, #0000 0 var(--gap), var(--stripe) 0 calc(var(--gap) + 1.6px))
      var(--back);
  }
  .ours,
  .ours::before {
    background: linear-gradient(var(--solid) 0 0);
  }
  .rest,
  .rest::before {
    background: linear-gradient(var(--quiet) 0 0);
  }
  .gone,
  .free {
    flex: calc(var(--share) * var(--cut));
    color: var(--ink);
  }
  .ours {
    flex: calc(var(--share) * (1 - var(--cut)));
  }
  .rest {
    flex: calc(100 - var(--share));
    color: var(--night-pale);
  }
  .bar > .gone > span {
    width: fit-content;
    margin: clamp(0rem, 50cqw - 6.1rem, 0.6rem);
    padding: 0.3rem 0.5rem;
    background: linear-gradient(var(--back) 0 0);
  }
  .gone span span {
    display: block;
  }
  .free {
    border: 1.5px dashed;
    border-left-width: 0;
    color: var(--marker);
  }
  .bar > .free > span {
    display: grid;
    align-content: center;
    height: 100%;
    /* The reader's own text spacing needs this room. */
    padding-block: 0;
  }
  .free strong {
    font: 700 2.1rem/1 var(--font-display);
    letter-spacing: -0.03em;
  }
  @container (max-width: 6.8rem) or (max-height: 3.6rem) {
    .bar span {
      visibility: hidden;
    }
  }
  @container (max-height: 6.3rem) {
    .gone span {
      visibility: hidden;
    }
  }
  @container (max-height: 6.6rem) and (max-width: 8.6rem) {
    :not(.gone) > span {
      visibility: hidden;
    }
  }
`;
