import { css } from '@/components/ui/styled-root';
import { FIRST_DAYS } from '@/content/schema/first-month';
import { nameInMargin } from '@/content/section-names';
import { stubStyle } from './day-stubs';

export const timelineStyle = css`
  ${nameInMargin('timeline')}
  padding-block: var(--section-space-open);
  ${stubStyle}

  .stubs {
    --stubs: ${FIRST_DAYS};
    grid-auto-rows: 3.4rem;
    margin-bottom: 1.8rem;
  }
  .stubs :is(i, .event) {
    font-size: 0.9rem;
  }
  /* Not to scale there: a day with an event has room for its number. */
  @media (max-width: 43.999rem) {
    .stubs {
      display: flex;
      height: 2rem;
    }
    .stubs :is(i, .event) {
      flex: 1 1 0;
      min-width: 0;
      font-size: 0;
    }
    .stubs i.event {
      flex-grow: 2.6;
      font-size: 0.8rem;
      letter-spacing: -0.05em;
    }
  }
  .threads {
    display: none;
  }
  /* Down a narrow screen the steps hang on a line. */
  ol > li {
    position: relative;
    padding: 0 0 2.2rem 1.3rem;
    border-left: 2px solid var(--ink);
  }
  ol > li:last-of-type {
    padding-bottom: 0;
  }
  ol > li::before {
    content: '';
    position: absolute;
    top: 0.2rem;
    left: -0.52rem;
    width: 0.9rem;
    height: 0.9rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--marker);
  }
  .day {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--ink-soft);
    font: 500 var(--text-xs) / 1.4 var(--font-mono);
  }
  .day svg {
    color: var(--accent);
  }
  h3 {
    margin: 0.2rem 0 0.4rem;
    font-size: 1.45rem;
  }
  .step > p:not(.day) {
    max-width: 34rem;
    color: var(--ink-soft);
  }
  .step .button {
    margin-top: 1.2rem;
  }
  .events {
    margin-top: 0.7rem;
    font-size: var(--text-sm);
    line-height: 1.35;
  }
  .events li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    padding-block: 0.22rem;
  }
  .events b {
    font: 600 0.9rem/1.45 var(--font-mono);
  }
  .slip {
    max-width: 24rem;
    margin-top: 1.4rem;
    filter: var(--shadow);
  }
  .slip .receipt {
    height: 100%;
    padding: 1.2rem 1.2rem 1.9rem;
  }
  .slip header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: start;
    gap: 0.5rem;
    margin-bottom: 0.4rem;
    padding-bottom: 0.6rem;
    border-bottom: 2px solid var(--ink);
  }
  .slip h4 {
    flex: 1 1 6rem;
    font: 700 1.1rem/1.2 var(--font-display);
  }
  .slip .stamp-sample {
    font-size: 0.72rem;
  }
  .slip .receipt-row {
    gap: 0.6rem;
  }
  .slip .total {
    font-weight: 700;
  }
  /* The value first takes the width that it needs. */
  .slip dt {
    flex: 1 1 0;
    min-width: 4.2em;
  }
  .slip .stamp {
    display: inline-block;
    margin-top: 0.5rem;
    padding: 0.4rem 0.6rem;
    border: 2px solid var(--accent);
    border-radius: 0.3rem;
    color: var(--accent);
    font: 700 1rem/1.1 var(--font-display);
    rotate: -2deg;
  }

  @media screen and (min-width: 44rem) {
    ol {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 1.5rem;
    }
    ol > li {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      row-gap: 0;
      padding: 0 0 2.4rem;
      border: 0;
    }
    ol > li::before {
      content: none;
    }
  }
  @media screen and (min-width: 66rem) {
    .stubs {
      margin: 0;
    }
    .threads {
      display: block;
      width: 100%;
      height: 2.9rem;
    }
    ol {
      grid-template-columns: repeat(4, 1fr);
    }
    ol > li {
      padding: 0;
    }
  }
  @media print, (forced-colors: active) {
    .slip {
      border: 1px solid;
    }
  }
`;
