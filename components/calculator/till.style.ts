import { css } from '@/components/ui/styled-root';

/**
 * The till by its own width: below 33rem the two bills hang from it as one roll, ours below a perforation; from there on they
 * stand side by side, line against line.
 */
export const tillStyle = css`
  .till {
    --inset: 0.8rem;
    --tooth: 0.55rem;
    /* The teeth begin inside the sheet and end a pixel below it: at either edge a hairline would show. */
    --torn:
      linear-gradient(#000 0 0) 0 0 / 100% calc(100% - var(--tooth)) no-repeat,
      conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% calc(100% + 1px) /
      calc(2 * var(--tooth)) calc(var(--tooth) + 2px) repeat-x;
    container-type: inline-size;
  }
  /* The borders show in forced colors. */
  .till-head,
  .till-head :is(button, input) {
    border: 1px solid #0000;
  }
  .till-head {
    --ring: var(--marker);
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
    padding: 0.9rem 0.8rem 1.4rem;
    border-radius: 1.1rem 1.1rem 0.5rem 0.5rem;
    background: var(--green-deep);
    color: var(--night-text);
  }
  /* The slot that the paper hangs from. */
  .till-head::after {
    content: '';
    position: absolute;
    inset: auto calc(var(--inset) - 0.6rem) 0.42rem;
    height: 0.42rem;
    border-radius: 1rem;
    background: var(--night);
  }
  .till-head label {
    flex: 1 0 5rem;
    font: 600 1rem/1.2 var(--font-text);
  }
  .till-step {
    display: flex;
    gap: 0.35rem;
  }
  .till-head button {
    flex: none;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: 50%;
    background: var(--button);
    box-shadow: 0 2px var(--night);
    touch-action: manipulation;
  }
  .till-people {
    display: grid;
    /* Room for three digits. */
    grid-template-columns: 3rem auto;
    gap: 0.4rem;
    height: 2.75rem;
    padding-right: 0.6rem;
    border-radius: 0.6rem;
    background: var(--night);
    color: var(--marker);
    font: 500 var(--text-xs) / 3rem var(--font-mono);
  }
  /* Both are in one cell: the box lies over the same number as text. */
  .till-people > :is(input, [aria-hidden]) {
    grid-area: 1 / 1;
    width: 100%;
    height: 2.75rem;
    padding: 0;
    font: 700 1.5rem/2.75rem var(--font-display);
    text-align: right;
  }
  .till-people input {
    border-radius: inherit;
    background: var(--night);
  }
  .till-bills {
    position: relative;
    margin-top: -0.7rem;
    padding-inline: var(--inset);
  }
  .paper {
    filter: var(--shadow);
    clip-path: inset(0 -5rem -6rem);
  }
  .till .receipt {
    padding: 1.2rem 1.15rem 1rem;
    -webkit-mask: var(--torn);
  }
  .paid .receipt {
    background: linear-gradient(#0004, #0000 0.8rem) var(--sheet);
  }
  .till :is(ul, .total) {
    margin-top: 0.9rem;
    padding-top: 0.75rem;
    border-top: 1.5px dashed var(--dash);
  }
  .till strong {
    font: 700 1.05rem/1.2 var(--font-display);
  }
  .till .receipt-row {
    gap: 0.5rem;
  }
  .total {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  .total :is(s, b) {
    font: 700 1.75rem/1.1 var(--font-display);
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  .total b {
    color: var(--marker);
  }
  .saved {
    margin-top: 1.1rem;
  }
  .saved mark {
    margin-right: 0.15rem;
    font: 700 1.35rem/1.15 var(--font-display);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
    display: inline-block;
  }
  .till-note {
    max-width: 33rem;
    margin: 0.9rem var(--inset) 0;
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  @container (max-width: 32.999rem) {
    .paid .receipt {
      --torn: none;
    }
    .ours .receipt {
      padding-bottom: 1.7rem;
      border-top: 2px dashed var(--night-line-strong);
    }
    .ours :is(ul, .receipt-row) {
      display: none;
    }
    .ours .total {
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
  /* With large text, the number of people stands above its buttons, and each total below its name. */
  @container (max-width: 12rem) {
    .till-step {
      flex-wrap: wrap;
    }
    .till-people {
      order: -1;
    }
    .total {
      flex-wrap: wrap;
    }
    .total :is(s, b) {
      margin-left: auto;
    }
  }
  @container (min-width: 33rem) {
    .till-head {
      padding: 1rem 1.2rem 1.4rem 1.6rem;
    }
    .till-step {
      gap: 0.5rem;
    }
    .till-bills {
      display: grid;
      grid-template-columns: 1.3fr 1fr;
      gap: 1rem;
      align-items: start;
    }
    .till > * {
      --inset: 1.6rem;
    }
    .till-bills .receipt {
      padding: 1.5rem 1.5rem 2.3rem;
    }
    .total {
      display: block;
    }
    .total :is(s, b),
    .saved mark {
      display: block;
      width: fit-content;
    }
    .total :is(s, b) {
      margin-top: 0.15rem;
      font-size: 2rem;
    }
  }
  @media print {
    .till-head input,
    .till-head::after {
      display: none;
    }
    .till .receipt {
      --torn: none;
      border: 1px solid;
      background: none;
    }
  }
`;
