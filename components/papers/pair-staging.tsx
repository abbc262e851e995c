import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { findPaper } from '@/lib/papers/find-paper';
import { blockOf } from '@/lib/papers/parts';
import { Note } from './noted-lines';
import { PairTable } from './pair-table';
import { pairStyle } from './pair-table.style';
import { tableStyle } from './paper.style';
import { type Staged, stagingStyle } from './staging';

const Root = styledRoot('section', 'paper-pair')`
  ${stagingStyle}
  ${tableStyle}
  ${pairStyle}
  --between: var(--night-shape-strong);
  --gain: var(--marker);

  &[data-tone='mist'] {
    --between: var(--mist-shape);
    --gain: var(--accent);
  }
  .note {
    margin-top: var(--space-sm);
    color: var(--ink-soft);
  }
`;

/** Two papers, line against line, with the difference between them. */
export function PairStaging({ section }: Staged<'pair'>) {
  const paper = findPaper(section.paper);
  const block = blockOf(paper, 'pair');
  const isLight = section.ground === 'mist';
  return (
    <HeadedSection
      root={Root}
      section={section}
      data-tone={isLight ? 'mist' : undefined}
      data-panel={isLight ? undefined : 'night'}
    >
      <article>
        {block && (
          <PairTable block={block}>
            <h3>{paper.title}</h3> <Inline as="p" text={paper.subtitle} /> <Stamp />
          </PairTable>
        )}
        {paper.blocks.map((each) => each.kind === 'note' && <Note key={each.label} block={each} />)}
      </article>
    </HeadedSection>
  );
}
