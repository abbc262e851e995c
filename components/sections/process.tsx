import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import type { SectionOf } from '@/content/schema/section';
import { SectionHead } from './section-head';

const Root = styled.section`
  padding-block: var(--section-space);

  ol {
    display: grid;
    counter-reset: step;
  }
  li {
    position: relative;
    counter-increment: step;
    padding: 0 0 2.2rem 3rem;
    border-left: 1.5px solid var(--ink);
    margin-left: 0.45rem;
  }
  li:last-of-type {
    border-color: transparent;
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0;
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
  .number {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    font: 500 var(--size-figure) / 1 var(--font-mono);
    color: var(--ink-soft);
  }
  .number::after {
    content: counter(step, decimal-leading-zero);
  }
  .number svg {
    color: var(--green);
  }
  h3 {
    margin: 0.8rem 0 0.5rem;
  }
  li p {
    color: var(--ink-soft);
    max-width: 30rem;
  }

  @media (min-width: 60rem) {
    ol {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
    }
    li,
    li:last-of-type {
      padding: 1.8rem 1.8rem 0 0;
      margin: 0;
      border: 0;
      border-top: 1.5px solid var(--ink);
    }
    li::before {
      top: -0.5rem;
      left: 0;
    }
  }
`;

/** What to expect: steps along a line, across a wide screen and down a narrow one. */
export function Process({ section }: { section: SectionOf<'process'> }) {
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <SectionHead heading={section.heading} intro={section.intro} />
        <ol>
          {section.steps.map((step) => (
            <li key={step.title}>
              <span className="number" aria-hidden="true">
                <Icon name={step.icon} size={1.4} />
              </span>
              <h3>
                <Inline text={step.title} />
              </h3>
              <p>
                <Inline text={step.description} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Root>
  );
}
