import { css } from '@/components/ui/styled-root';

/** A number box between two round buttons, in the slot of the till. */
export const stepperStyle = css`
  .stepper {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs);
  }

  .stepper > button {
    border: 1.5px solid var(--green-light);
    border-radius: 50%;
  }

  .stepper > [aria-disabled='true'] {
    opacity: 0.5;
  }

  .stepper > button:hover {
    background: var(--night);
  }

  .stepper-number {
    display: grid;
    /* Room for three digits. */
    grid-template-columns: 2.5rem auto;
    gap: var(--space-3xs);
    align-items: baseline;
    color: var(--marker);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }

  /* Both are in one cell: the box lies over the same number as text. */
  .stepper-number > :is(input, [aria-hidden]) {
    grid-area: 1 / 1;
    width: 100%;
    padding: var(--space-2xs) 0;
    /* Seen in forced colors; below it a line to write on. */
    border: 1px solid #0000;
    border-bottom: 1px dashed;
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
    text-align: center;
  }

  .stepper-number > input {
    background: var(--green-deep);
  }

  /* With large text on a phone, number and buttons stay in one line. */
  @media (width < 18rem) {
    .stepper-number {
      grid-template-columns: 2.5rem;
    }
    .stepper-number > :last-child {
      display: none;
    }
  }

  .stepper > p {
    flex-basis: 100%;
    font-size: var(--text-sm);
  }

  @media print {
    .stepper-number > input {
      display: none;
    }
  }
`;
