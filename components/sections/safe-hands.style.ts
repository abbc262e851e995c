import { styledRoot } from '@/components/ui/styled-root';

export const Root = styledRoot('section', 'safe-hands')`
  padding-block: var(--section-space-open);

  .layout {
    display: grid;
    gap: 2.6rem clamp(2.5rem, 5vw, 4rem);
    align-items: start;
  }
  h3 {
    font-size: clamp(1.4rem, 1.2rem + 0.7vw, 1.7rem);
  }
  h4 {
    font: 700 1.12rem/1.3 var(--font-display);
  }
  :is(li, .slip-head) p,
  .copies-note {
    margin-top: 0.15rem;
    color: var(--ink-soft);
    font-size: 1rem;
    line-height: 1.5;
  }
  .to {
    display: inline-flex;
    gap: 0.35rem;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    font-size: 0.96rem;
  }
  .access {
    margin-top: 1rem;
    border-top: 2px solid;
  }
  .access li {
    display: grid;
    grid-template-columns: 1.7rem minmax(0, 1fr);
    gap: 0 1rem;
    padding-block: 1.05rem;
    border-bottom: 1px solid var(--line);
  }
  .access li > svg {
    margin-top: 0.05rem;
    color: var(--accent);
  }
  .access .to {
    grid-column: 2;
    justify-self: start;
    margin-bottom: -0.6rem;
  }
  .log {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.9rem;
    align-items: center;
    margin-top: 1.3rem;
    padding: 0.95rem 1.2rem;
    border-radius: var(--radius-control);
    background: var(--mist);
  }
  .log svg {
    color: var(--green-deep);
  }
  .log mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }
  .slip {
    filter: var(--shadow);
  }
  .receipt {
    padding: 0 0 2.2rem;
    font: 400 1rem/1.5 var(--font-text);
  }
  .slip-head {
    padding: 1.35rem clamp(1.2rem, 3vw, 1.7rem) 1.3rem;
    background: var(--green-deep);
    color: var(--sheet);
  }
  .slip-head p {
    color: var(--night-pale);
  }
  .slip ul,
  .after {
    margin-inline: clamp(1.2rem, 3vw, 1.7rem);
  }
  .slip ul {
    padding-top: 0.5rem;
  }
  .slip li {
    display: grid;
    grid-template-columns: 1.6rem minmax(0, 1fr);
    gap: 0.85rem;
    padding-block: 0.85rem;
  }
  .slip li + li {
    border-top: 1.5px dashed var(--dash);
  }
  .box {
    display: grid;
    place-items: center;
    width: 1.55rem;
    height: 1.55rem;
    border: 1.5px solid var(--ink);
    border-radius: 0.25rem;
    color: var(--accent);
  }
  .after {
    padding-top: 0.9rem;
    border-top: 2px solid;
  }
  .copies-head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1rem;
    margin: 3.5rem 0 1.2rem;
  }
  .copies {
    display: grid;
  }
  .copies li {
    position: relative;
    min-height: 5.4rem;
    padding: 0 0 1.7rem 4.6rem;
  }
  .dot {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 3.4rem;
    height: 3.4rem;
    border: 2px solid var(--ink);
    border-radius: 0.7rem;
    background: var(--sheet);
  }
  li:nth-of-type(3) .dot {
    background: var(--night);
    color: var(--marker);
  }
  li:nth-of-type(4) .dot {
    background: var(--marker);
  }
  /* The way of a copy, from station to station. */
  .copies li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset: 3.4rem auto 0 1.65rem;
    border: 0 solid;
    border-left-width: 2px;
  }
  .copies li:nth-of-type(n + 2)::before {
    border-style: dashed;
  }
  .copies-note {
    max-width: 52rem;
  }

  @media screen and (min-width: 40rem) {
    .access li {
      grid-template-columns: 1.7rem minmax(0, 1fr) auto;
    }
    .access .to {
      grid-column: 3;
      margin-block: -0.55rem;
    }
  }
  @media screen and (min-width: 66rem) {
    .layout {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
    }
    .copies {
      grid-template-columns: repeat(4, 1fr);
    }
    .copies li {
      padding: 4.3rem 1.6rem 1.7rem 0;
    }
    .copies li:not(:last-of-type)::before {
      inset: 1.65rem 0 auto 3.4rem;
      border-width: 2px 0 0;
    }
  }
  @media print {
    .slip {
      filter: none;
      border: 1px solid;
    }
    .slip-head {
      background: none;
      color: inherit;
    }
    li,
    .slip {
      break-inside: avoid;
    }
  }
  @media (forced-colors: active) {
    .log,
    .receipt {
      border: 1px solid;
    }
  }
`;
