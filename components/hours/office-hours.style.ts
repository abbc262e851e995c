import { styledRoot } from '@/components/ui/styled-root';

export const OfficeHoursRoot = styledRoot('section', 'office-hours')`
  h2 {
    margin-bottom: var(--space-lg);
  }
  .layout {
    --sides: minmax(0, 1fr);
    gap: var(--space-xl);
    @media screen and (min-width: 76rem) {
      grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    }
  }
  .ruler {
    container-type: inline-size;
  }
  .hours ul {
    display: grid;
    gap: var(--space-sm);
  }
  .axis {
    display: flex;
    justify-content: space-between;
    margin-bottom: var(--space-xs);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    color: var(--night-soft);
  }
  /* Without a width each label stands over its line. */
  .axis span {
    display: flex;
    justify-content: center;
    width: 0;
    white-space: nowrap;
  }
  .axis span:first-of-type {
    justify-content: start;
  }
  .axis span:last-of-type {
    justify-content: end;
  }
  .hours li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-sm);
    align-items: baseline;
  }
  b {
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  small {
    grid-area: 2 / 1 / 3 / -1;
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    color: var(--night-soft);
  }
  .text {
    grid-area: 1 / 2;
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    text-align: center;
  }
  .days + span {
    display: inline-block;
  }
  .track {
    position: relative;
    grid-area: 3 / 1 / 4 / 3;
    height: 3.2rem;
    margin-top: var(--space-2xs);
    overflow: hidden;
    background: repeating-linear-gradient(90deg, var(--night-line) 0 1px, #0000 1px calc(100% / 24)), var(--night-raised);
  }
  .track i {
    position: absolute;
    inset-block: var(--space-2xs);
    left: calc(var(--from) * 100%);
    width: calc((var(--to) - var(--from)) * 100%);
    background: var(--sheet);
  }
  /* Past midnight the same bar comes in again from the left. */
  .track i + i {
    left: calc((var(--from) - 1) * 100%);
  }
  .always {
    --from: 0;
    --to: 1;
  }
  .always .track i {
    background: var(--marker);
  }
  .always .text {
    grid-area: 3 / 1 / 4 / 3;
    align-self: center;
    margin-top: var(--space-2xs);
    color: var(--ink);
    z-index: 1;
  }
  .hours p {
    max-width: 36rem;
    margin-top: var(--space-sm);
    font-size: var(--text-sm);
    color: var(--night-soft);
  }
  .coverage {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
    gap: var(--space-lg) var(--space-xl);
  }
  .coverage h3 {
    margin-bottom: var(--space-2xs);
  }
  .coverage > :last-child svg {
    color: var(--night-red);
  }

  /* The note of the prerendered page is a line longer than the one in the visitor's time, which takes its place. */
  @container (width < 26rem) {
    .hours p {
      min-height: 4lh;
    }
  }

  /* Room for three labels. */
  @container (width < 19rem) {
    .axis :nth-of-type(even) {
      display: none;
    }
  }
  /* The hours stand below the name of the office. */
  @container (width < 16rem) {
    .hours li {
      grid-template-columns: 1fr;
      gap: var(--space-2xs);
    }
    .text {
      grid-area: 2 / 1;
      justify-self: start;
    }
    small {
      grid-area: 3 / 1;
    }
    .track,
    .always .text {
      grid-area: 4 / 1;
      justify-self: stretch;
    }
  }
  /* Wide enough for the hours inside the bars. Of a bar in two pieces they stand in the gap. */
  @container (min-width: 38rem) {
    .axis {
      width: calc(100% - 10rem);
      margin-left: auto;
    }
    .hours li {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
    .hours b {
      align-self: end;
    }
    small {
      grid-area: 2 / 1;
      text-wrap: balance;
    }
    .track {
      grid-area: 1 / 2 / 3 / 3;
      height: 3.6rem;
      margin: 0;
    }
    .hours .text {
      grid-area: 1 / 2 / 3 / 3;
      align-self: center;
      margin: 0 0 0 calc(var(--from) * 100%);
      width: calc((var(--to) - var(--from)) * 100%);
      color: var(--ink);
      z-index: 1;
    }
    .days {
      display: block;
      margin-bottom: var(--space-3xs);
    }
    [data-wraps] .text {
      margin-left: calc((var(--to) - 1) * 100%);
      width: calc((1 - var(--to) + var(--from)) * 100%);
      color: var(--night-text);
    }
  }

  @media (forced-colors: active), print {
    .track {
      background: none;
    }
    .track,
    .track i {
      border: 1.5px solid;
    }
  }
`;
