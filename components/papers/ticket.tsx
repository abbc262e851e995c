import { createElement } from 'react';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { css } from '@/components/ui/styled-root';
import type { PaperId } from '@/content/papers/index';
import type { BlockOf } from '@/content/schema/paper-blocks';
import { findPaper } from '@/lib/papers/find-paper';
import { blockOf } from '@/lib/papers/parts';
import { Blocks } from './blocks';
import { PaperHead } from './paper';

/** On a wide screen the stub is at the left of the perforation, with its notches cut out, and the durations at the right. */
export const ticketStyle = css`
  .paper.ticket {
    padding: 0;
  }
  .paper.ticket > * {
    margin: 0;
    padding: var(--space-sm);
  }
  .ticket .lines li:last-of-type {
    border: 0;
  }
  .ticket header {
    gap: var(--space-2xs);
    border-bottom: 2px dashed var(--green-light);
    background: var(--green-deep);
    color: var(--night-text);
  }
  .ticket header p {
    color: var(--night-pale);
  }
  .ticket header .done {
    display: flex;
    gap: var(--space-2xs);
    align-items: center;
    color: var(--marker);
    font: 600 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  .durations,
  .rest {
    border-top: 1.5px dashed var(--dash);
  }
  .durations div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-sm);
    justify-content: space-between;
    align-items: baseline;
  }
  .durations dd {
    font: 700 var(--text-2xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.04em;
    white-space: nowrap;
  }
  .durations dd small {
    font: 700 var(--text-md) / var(--leading-snug) var(--font-display);
    letter-spacing: 0;
  }
  .durations div:last-of-type dd {
    color: var(--accent);
  }
  .rest > * + * {
    margin-top: var(--space-sm);
  }
  @media screen and (min-width: 62rem) {
    .ticket {
      display: grid;
      grid-template-columns: 16.5rem minmax(0, 1fr) auto;
      @media (forced-colors: none) {
        -webkit-mask:
          radial-gradient(circle 0.8rem at 16.5rem 0, #0000 97%, #000) 0 0 / 100% 51% no-repeat,
          radial-gradient(circle 0.8rem at 16.5rem 100%, #0000 97%, #000) 0 100% / 100% 51% no-repeat;
      }
    }
    .paper.ticket > * {
      padding: var(--space-lg);
    }
    .ticket header {
      grid-row: span 2;
      flex-flow: column;
      border: 0;
      border-right: 2px dashed var(--green-light);
    }
    .ticket .lines li {
      padding-block: var(--space-xs);
    }
    .ticket :is(h3, header p) {
      flex: none;
    }
    .ticket .stamp-sample {
      order: -1;
    }
    .ticket header .done {
      margin-top: auto;
    }
    .durations {
      display: flex;
      flex-direction: column;
      gap: var(--space-md);
      justify-content: space-between;
      border: 0;
      border-left: 1.5px dashed var(--dash);
    }
    .durations div {
      flex-direction: column-reverse;
    }
    .rest {
      grid-column: 2 / -1;
    }
  }
`;

/** A paper as a ticket: the stub with its stamp, what was done with its times, and the durations as large figures. */
export function Ticket({ id }: { id: PaperId }) {
  const paper = findPaper(id);
  const [readings, stamp] = [blockOf(paper, 'readings'), blockOf(paper, 'stamp')];
  const logs = paper.blocks.filter(({ kind }) => kind === 'log');
  const rest = paper.blocks.filter(({ kind }) => kind === 'code' || kind === 'signatures' || kind === 'note');
  return (
    <article className="paper ticket">
      <PaperHead title={paper.title} subtitle={paper.subtitle}>
        {stamp && (
          <p className="done">
            <Icon name="check" size={1.15} />
            <Inline text={stamp.text} />
          </p>
        )}
      </PaperHead>
      <Blocks blocks={logs} />
      {readings && <Durations block={readings} />}
      {rest.length > 0 && (
        <div className="rest">
          <Blocks blocks={rest} />
        </div>
      )}
    </article>
  );
}

/** The numbers larger than their units: the 4 and the 38 of '4 h 38 min'. */
function Durations({ block }: { block: BlockOf<'readings'> }) {
  return (
    <dl className="durations">
      {block.readings.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          {createElement('dd', null, ...value.split(/( [a-z]+ ?)/).map(unitSmall))}
        </div>
      ))}
    </dl>
  );
}

const unitSmall = (part: string, index: number) => (index % 2 === 1 ? <small>{part}</small> : part);
