import { css, styledRoot } from '@/components/ui/styled-root';
import { headBesideStyle } from './shared.style';

const shared = css`
  padding-block: var(--section-space-open);

  ol {
    display: grid;
    counter-reset: step;
  }
  li {
    counter-increment: step;
  }
  .number {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    font: 500 var(--text-xs) / 1 var(--font-mono);
    color: var(--ink-soft);
  }
  .number::after {
    content: counter(step, decimal-leading-zero);
  }
  .number svg {
    color: var(--accent);
  }
  li p {
    color: var(--ink-soft);
    max-width: 30rem;
  }
`;

/** Steps along a line, across a wide screen and down a narrow one. */
const LineRoot = styledRoot('section', 'process-line')`
  ${shared}
  li {
    position: relative;
    border-left: 1.5px solid var(--ink);
    margin-left: 0.45rem;
  }
  @media (max-width: 59.999rem), print {
    li {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0.3rem 0.8rem;
      align-items: center;
      padding: 0 0 1.8rem 2rem;
    }
    li::before {
      top: 0.35rem;
    }
    li p {
      grid-column: 1 / -1;
    }
    li:last-of-type {
      border-color: transparent;
      padding-bottom: 0;
    }
  }
  li::before {
    content: '';
    position: absolute;
    left: calc(-0.45rem - 0.75px);
    width: 0.9rem;
    height: 0.9rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--paper);
  }
  li:first-of-type::before {
    background: var(--marker);
  }
  @media screen and (min-width: 60rem) {
    h3 {
      margin: 0.8rem 0 0.5rem;
    }
    ol {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      grid-template-rows: auto auto 1fr;
    }
    li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      padding: 1.8rem 1.8rem 0 0;
      margin: 0;
      border: 0;
      border-top: 1.5px solid var(--ink);
    }
    li::before {
      inset: -0.5rem auto auto 0;
    }
  }
`;

/** Steps as cards of a night panel, large icons first. */
const NightRoot = styledRoot('section', 'process-night')`
  ${shared}
  padding-block: var(--section-space);
  background: var(--night);
  color: var(--night-text);

  ol {
    gap: 1px;
    background: var(--night-line);
    border: 1px solid var(--night-line);
    border-radius: var(--radius-card);
    overflow: hidden;
    @media (min-width: 40rem) {
      grid-template-columns: 1fr 1fr;
    }
  }
  li {
    padding: clamp(1.4rem, 3vw, 2.2rem);
    background: var(--night-raised);
    &:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  .number {
    justify-content: space-between;
  }
  .number svg {
    width: 2.25rem;
    height: 2.25rem;
  }
  h3 {
    margin: 1.6rem 0 0.5rem;
  }
`;

/** Steps as a list beside the heading. */
const ListRoot = styledRoot('section', 'process-list')`
  ${shared}
  ol {
    border-top: 1.5px solid var(--ink);
  }
  li {
    display: grid;
    gap: 0.5rem 2rem;
    padding-block: 1.4rem;
    border-bottom: 1.5px dashed var(--dash);
    @media (min-width: 40rem) {
      grid-template-columns: 5rem 1fr;
    }
  }
  .number {
    padding-top: 0.3rem;
    align-self: start;
  }
  li p {
    max-width: 36rem;
    @media (min-width: 40rem) {
      grid-column: 2;
    }
  }
  ${headBesideStyle}
`;

/** Steps as a perforated strip of tickets on a night panel, without numbers. */
const StripRoot = styledRoot('section', 'process-strip')`
  ${shared}
  padding-block: var(--section-space);
  background: var(--night);
  color: var(--night-text);

  ol {
    background: var(--night-raised);
    overflow: hidden;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.4rem 1rem;
    padding: 1.6rem 1.5rem;
  }
  li p {
    grid-column: 2;
  }
  .number::after {
    content: none;
  }
  .number svg {
    width: 1.9rem;
    height: 1.9rem;
  }
  li + li {
    border: 0 dashed var(--night-line-strong);
    border-top-width: 2px;
  }
  li + li::before,
  li + li::after {
    content: '';
    position: absolute;
    inset: -0.65rem auto auto -0.6rem;
    width: 1.2rem;
    height: 1.2rem;
    border-radius: 50%;
    background: var(--night);
  }
  li + li::after {
    inset-inline: auto -0.6rem;
  }
  @media print {
    li::before,
    li::after {
      display: none;
    }
  }

  @media screen and (min-width: 60rem) {
    ol {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
    }
    li {
      grid-template: auto auto 1fr / 1fr;
      padding: 1.9rem 1.7rem 2.2rem;
    }
    li p {
      grid-column: 1;
    }
    h3 {
      margin-top: 0.6rem;
      font-size: 1.5rem;
    }
    li + li {
      border-width: 0 0 0 2px;
    }
    li + li::after {
      inset: auto auto -0.6rem -0.6rem;
    }
  }
`;

/** A root for each layout. */
export const processRoots = { line: LineRoot, night: NightRoot, list: ListRoot, strip: StripRoot };
