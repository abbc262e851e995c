import { createElement, Fragment } from 'react';
import { Stamp } from '@/components/parts/stamp';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import { findPaper } from '@/lib/papers/find-paper';
import { pointAt, strip } from '@/lib/papers/parts';
import { renderBlock } from './blocks';
import { PointWords, type Staged, stagingStyle } from './points';

const Root = styledRoot('section', 'paper-strip')`
  ${stagingStyle}

  .lead {
    max-width: 38rem;
    margin-top: 1rem;
    color: var(--ink-soft);
    font-size: 1.1rem;
  }
  ol {
    display: grid;
    gap: 2.2rem;
    margin-block: 2.2rem 2rem;
    margin-left: 0.5rem;
    padding-left: 1.4rem;
    border-left: 2px solid var(--ink);
  }
  ol > li {
    position: relative;
    min-width: 0;
  }
  ol > li::before {
    content: '';
    position: absolute;
    top: 0.15rem;
    left: calc(-1.9rem - 1px);
    width: 1rem;
    height: 1rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--paper);
  }
  ol > :nth-of-type(2)::before {
    background: linear-gradient(var(--marker) 0 0);
  }
  .when {
    margin-bottom: 0.75rem;
    font: 500 0.92rem/1.3 var(--font-mono);
  }
  article {
    padding: 1.3rem 1.3rem 1.5rem;
    background: var(--sheet);
    filter: var(--shadow);
  }
  ol > :last-of-type article {
    border: 2px dashed var(--line-strong);
    background: none;
    filter: none;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1rem;
    justify-content: space-between;
    align-items: start;
    padding-bottom: 0.8rem;
    border-bottom: 2px solid var(--ink);
  }
  h3 {
    flex: 1 1 7rem;
  }
  header + div {
    margin-top: 0.5rem;
  }
  article li {
    font-size: 1.02rem;
    line-height: 1.45;
  }
  article li:last-of-type {
    border: 0;
  }
  [data-state='open'] {
    font-weight: 600;
  }
  .signatures {
    margin-top: 2.2rem;
    color: var(--ink-soft);
    font: 500 0.84rem/1.3 var(--font-mono);
  }
  .note {
    margin-top: 1rem;
    font-size: 1rem;
    line-height: 1.5;
  }
  .point {
    max-width: 24rem;
    margin-top: 1.4rem;
  }

  /* The line lies down. */
  @media screen and (min-width: 68rem) {
    .wrap {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 3rem;
      align-items: end;
    }
    h2,
    ol {
      grid-column: 1 / -1;
    }
    .button {
      grid-area: 2 / 2;
    }
    ol {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1.05fr) minmax(0, 0.9fr);
      gap: 2rem;
      margin: 3.2rem 0 0;
      padding: 0;
      border: 0;
      border-top: 2px solid var(--ink);
    }
    ol > li {
      padding-top: 0.65rem;
    }
    ol > li::before {
      top: -0.57rem;
      left: 1.6rem;
    }
    ol > li::after {
      content: '';
      position: absolute;
      top: 0.4rem;
      left: calc(2.1rem - 1px);
      height: 2.3rem;
      border-left: 2px solid var(--ink);
    }
    .when {
      padding-left: 3.1rem;
    }
    article {
      padding-inline: 1.6rem;
    }
    .point {
      padding-left: 1.6rem;
    }
  }
  @media print, (forced-colors: active) {
    article {
      border: 1px solid;
    }
  }
`;

/** Three small papers on a line of time, each with its point. The last one has not happened yet. */
export function StripStaging({ section }: Staged<'strip'>) {
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <Inline as="h2" text={section.heading} />
        <Inline as="p" className="lead" text={section.intro} />
        <ol>
          {strip(findPaper(section.paper)).map(({ when, caption, blocks }) => {
            const point = pointAt(section.points, [caption]);
            return (
              <li key={caption}>
                <p className="when">{when}</p>
                <article>
                  <header>
                    <h3>{caption}</h3> <Stamp />
                  </header>
                  {createElement(Fragment, null, ...blocks.map((block) => renderBlock(block.kind, block, true)))}
                </article>
                {point && (
                  <div className="point">
                    <PointWords point={point} />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
        <ButtonLink action={section.action} />
      </div>
    </Root>
  );
}
