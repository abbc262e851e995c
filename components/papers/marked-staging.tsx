import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { BlockOf, PaperBlock } from '@/content/schema/paper-blocks';
import { findPaper } from '@/lib/papers/find-paper';
import { partsOf, pointAt } from '@/lib/papers/parts';
import { blockRoots } from './block-roots';
import { renderBlock } from './blocks';
import { PaperBars, PaperTable } from './noted-lines';
import { Look, PaperHead } from './paper';
import { hook, paperStyle } from './paper.style';
import { At, type Placed } from './points';
import { barsStyle } from './rows-roots';
import { type Staged, stagingStyle } from './staging';

/** On a wide screen 'margin' is the column of the points, and 'lines' the first of the paper. */
const Root = styledRoot('section', 'paper-marked')`
  ${stagingStyle}
  ${paperStyle}

  &:not([data-tone]) {
    background: color-mix(in srgb, var(--paper) 64%, var(--line));
  }
  .paper {
    border: 1px solid var(--line);
    filter: none;
  }
  .point {
    text-wrap: balance;
  }
  .point strong {
    display: block;
    color: var(--red);
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  .point > span {
    color: var(--ink-soft);
    font: 400 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  .ring {
    position: relative;
    display: inline-block;
  }
  .ring::after {
    content: '';
    position: absolute;
    inset: -25% calc(-1 * var(--space-2xs));
    border: 2px solid var(--red);
    border-radius: 50%;
    rotate: -4deg;
  }
  .under {
    border-bottom: 2px solid var(--red);
  }
  :is(.say, .at) td {
    padding-left: 0;
  }

  @media print {
    .point {
      break-inside: avoid;
    }
  }
  @media (width < 76rem), print {
    .at {
      margin-top: var(--space-2xs);
    }
    .point strong::before {
      ${hook}
    }
    tr:has(+ .at, + .say) > :is(th, td) {
      border: 0;
    }
  }
  @media screen and (min-width: 76rem) {
    .paper {
      padding: var(--space-xl);
    }
    .block {
      position: relative;
      display: grid;
      grid-template-rows: repeat(var(--rows), auto) 1fr;
      grid-template-columns: [lines] 1fr repeat(var(--columns, 1), auto) [gap] 3.4rem [margin] 14.4rem;
    }
    .at,
    .at > :is(td, dd) {
      display: contents;
    }
    .block :where(tbody, tfoot, dl) > * > :where(th, td, dt, dd) {
      font-size: var(--text-md);
    }
    tr > * {
      grid-row: var(--at);
    }
    th:first-of-type {
      grid-column: lines;
    }
    .part {
      grid-column: lines / gap;
    }
    .point {
      grid-area: var(--from) / margin / var(--until);
      align-self: start;
      padding-block: var(--space-2xs);
    }
  }
`;

/** Bars stand between their labels and values on a wide screen. */
const Bars = styledRoot('div', 'paper-marked-bars')`
  ${barsStyle}
  .rows .at {
    order: 1;
    flex-basis: 100%;
    text-align: left;
  }
  @media screen and (min-width: 76rem) {
    h4 {
      grid-area: 1 / lines / auto / gap;
    }
    .bars {
      grid-template-columns: [lines] auto minmax(0, 1fr) auto [gap] 3.4rem [margin] 14.4rem;
      align-items: center;
    }
    .bars :is(dl, dl > div) {
      display: contents;
    }
    .bars :is(dt, dd:not(.at)) {
      grid-row: var(--at);
      padding-block: var(--space-2xs);
    }
    .bars dl > div::after {
      grid-area: var(--at) / 2;
      margin-inline: var(--space-md);
    }
    .bars dd:not(.at) {
      grid-column: 3;
    }
  }
`;

/** The paper flat and large. The red pen rings what the points are about, and writes its notes below their lines. */
export function MarkedStaging({ section: { points, ...section } }: Staged<'marked'>) {
  const { look, title, subtitle, blocks } = findPaper(section.paper);
  const notes = blocks.filter((block) => block.kind === 'note');
  return (
    <HeadedSection root={Root} section={section} data-tone={section.ground === 'mist' ? 'mist' : undefined}>
      <article className="paper">
        <Look look={look} />
        <PaperHead title={title} subtitle={subtitle} />
        {blocks
          .filter((block) => block.kind !== 'note' || block.at === undefined)
          .map((block) => (
            <NotedBlock key={keyOf(block)} block={block} points={points} notes={notes} />
          ))}
      </article>
    </HeadedSection>
  );
}

const keyOf = (block: PaperBlock) => ('label' in block ? block.label : 'caption' in block ? block.caption : block.kind);

type BlockProps = { block: PaperBlock; points: readonly Placed[]; notes: readonly BlockOf<'note'>[] };

/** A block with the points that belong to it. */
function NotedBlock({ block, points, notes }: BlockProps) {
  const Root = blockRoots[block.kind] ?? 'div';
  if (block.kind === 'table')
    return (
      <Root>
        <PaperTable block={block} points={points} notes={notes} />
      </Root>
    );
  if (block.kind === 'bars')
    return (
      <Bars>
        <PaperBars block={block} points={points} />
      </Bars>
    );
  const point = pointAt(points, partsOf(block));
  return (
    <div className="block">
      <div className="part">{renderBlock(block.kind, block)}</div>
      {point && (
        <div className="at">
          <At point={point} place={{ '--from': 1, '--until': 3 }} />
        </div>
      )}
    </div>
  );
}
