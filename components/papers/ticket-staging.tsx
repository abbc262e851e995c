import { createElement, Fragment } from 'react';
import { Stamp } from '@/components/parts/stamp';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { BlockOf } from '@/content/schema/paper-blocks';
import { findPaper } from '@/lib/papers/find-paper';
import { blockOf } from '@/lib/papers/parts';
import { renderBlock } from './blocks';
import { footStyle, PointsRow, type Staged, stagingStyle } from './points';

const Root = styledRoot('section', 'paper-ticket')`
  ${stagingStyle}
  ${footStyle}
  background: var(--mist);

  article {
    background: var(--sheet);
  }
  header {
    display: grid;
    gap: 0.7rem;
    justify-items: start;
    align-content: start;
    padding: 1.3rem;
    border-bottom: 2px dashed var(--green-light);
    background: var(--green-deep);
    color: var(--night-text);
  }
  h3 {
    font-size: clamp(1.5rem, 1.3rem + 0.7vw, 1.8rem);
    line-height: 1.1;
  }
  header p {
    color: var(--night-pale);
    font: 500 0.9rem/1.45 var(--font-mono);
  }
  header .done {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    color: var(--marker);
    font: 600 1rem/1.3 var(--font-text);
  }
  ol {
    padding: 0.5rem 1.3rem;
  }
  ol li {
    padding-block: 0.7rem;
  }
  ol li + li {
    border-top: 1px solid var(--line);
  }
  time,
  dt {
    font: 500 0.92rem/1.75 var(--font-mono);
  }
  time {
    display: block;
  }
  dl {
    padding: 0.6rem 1.3rem 0.9rem;
  }
  dl,
  .rest {
    border-top: 1.5px dashed var(--dash);
  }
  dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    justify-content: space-between;
    align-items: baseline;
    padding-block: 0.4rem;
  }
  dd {
    font: 700 2rem/1.1 var(--font-display);
    letter-spacing: -0.04em;
    white-space: nowrap;
  }
  dd small {
    font-size: 0.5em;
    letter-spacing: -0.01em;
  }
  dl div:last-of-type dd {
    color: var(--accent);
  }
  .rest {
    padding: 0.2rem 1.3rem 1.5rem;
  }
  .note {
    margin-top: 1.1rem;
    color: var(--ink-soft);
    font-size: 1rem;
  }

  @media (min-width: 44rem) {
    article {
      display: grid;
      grid-template-columns: 14rem minmax(0, 1fr);
    }
    header {
      grid-row: span 3;
      border: 0;
      border-right: 2px dashed var(--green-light);
    }
    .rest,
    dl {
      grid-column: 2;
    }
    ol li {
      display: grid;
      grid-template-columns: 6.1rem 1fr;
    }
  }
  @media screen and (min-width: 68rem) {
    article {
      grid-template-columns: 16.5rem minmax(0, 1fr) 14.9rem;
    }
    @media (forced-colors: none) {
      article {
        -webkit-mask:
          radial-gradient(circle 0.8rem at 16.5rem 0, #0000 97%, #000) 0 0 / 100% 51% no-repeat,
          radial-gradient(circle 0.8rem at 16.5rem 100%, #0000 97%, #000) 0 100% / 100% 51% no-repeat;
      }
    }
    header {
      grid-row: span 2;
      grid-template-rows: auto auto auto 1fr;
      align-content: stretch;
      padding: 2.1rem 1.9rem;
    }
    header .done {
      align-self: end;
    }
    ol {
      padding: 1.4rem 2.2rem;
    }
    dl {
      grid-column: 3;
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      gap: 1.3rem;
      padding: 1.9rem 1.5rem 1.9rem 1.7rem;
      border: 0;
      border-left: 1.5px dashed var(--dash);
    }
    dl div {
      flex-direction: column-reverse;
      padding: 0;
    }
    dt {
      line-height: 1.4;
    }
    dd {
      font-size: 2.75rem;
    }
    .rest {
      grid-column: 2 / 4;
      padding: 0.4rem 2.2rem 1.9rem;
    }
  }
  @media print, (forced-colors: active) {
    article {
      border: 1px solid;
    }
  }
`;

/** A ticket across the page: the stub, what was done with its times, and the durations as large figures. */
export function TicketStaging({ section }: Staged<'ticket'>) {
  const paper = findPaper(section.paper);
  const { blocks, title, subtitle } = paper;
  const [log, readings, stamp] = [blockOf(paper, 'log'), blockOf(paper, 'readings'), blockOf(paper, 'stamp')];
  const notes = blocks.filter(({ kind }) => kind === 'note');
  const rest = blocks.filter(({ kind }) => kind === 'code' || kind === 'signatures');
  return (
    <HeadedSection root={Root} section={section}>
      <article>
        <header>
          <Stamp />
          <h3>{title}</h3>
          <Inline as="p" text={subtitle} />
          {stamp && (
            <p className="done">
              <Icon name="check" size={1.15} />
              <Inline text={stamp.text} />
            </p>
          )}
        </header>
        {log && renderBlock('log', log)}
        {readings && <Figures block={readings} />}
        {rest.length > 0 && (
          <div className="rest">
            {createElement(Fragment, null, ...rest.map((block) => renderBlock(block.kind, block, true)))}
          </div>
        )}
      </article>
      {createElement(Fragment, null, ...notes.map((block) => renderBlock(block.kind, block)))}
      <PointsRow section={section} />
    </HeadedSection>
  );
}

/** Durations, their numbers larger than their units: the 4 and the 38 of '4 h 38 min'. */
function Figures({ block }: { block: BlockOf<'readings'> }) {
  return (
    <dl>
      {block.readings.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{createElement(Fragment, null, ...value.split(/( [a-z]+ ?)/).map(unitSmall))}</dd>
        </div>
      ))}
    </dl>
  );
}

const unitSmall = (part: string, index: number) => (index % 2 === 1 ? <small>{part}</small> : part);
