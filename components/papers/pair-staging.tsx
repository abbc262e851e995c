import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { findPaper } from '@/lib/papers/find-paper';
import { blockOf } from '@/lib/papers/parts';
import { renderBlock } from './blocks';
import { gridTableStyle } from './grid-table.style';
import { PairTable, pairStyle } from './pair-table';
import { footStyle, PointsRow, type Staged, stackedHeadStyle, stagingStyle } from './points';

const Root = styledRoot('section', 'paper-pair')`
  ${stagingStyle}
  ${stackedHeadStyle}
  ${footStyle}
  ${gridTableStyle}
  ${pairStyle}
  --ground: var(--night);
  --rule: var(--night-line);
  --between: var(--night-shape-strong);
  --gain: var(--marker);
  background: var(--ground);
  color: var(--night-text);

  &[data-tone='mist'] {
    --ground: var(--mist);
    --rule: var(--mist-shape);
    --between: var(--mist-shape);
    --gain: var(--accent);
    color: var(--ink);
  }
  .note {
    margin-top: 1rem;
    color: var(--ink-soft);
    font-size: 1.05rem;
  }
  .note strong {
    color: var(--strong, currentColor);
  }
  .foot {
    margin-top: 1.6rem;
    padding-top: 1.6rem;
    border-top: 1px solid var(--rule);
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
        {paper.blocks.map((each) => each.kind === 'note' && <div key={each.label}>{renderBlock('note', each)}</div>)}
      </article>
      <PointsRow section={section} variant={isLight ? undefined : 'marker'} />
    </HeadedSection>
  );
}
