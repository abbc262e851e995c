import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { sampleTexts } from '@/content/texts/section';
import { findPaper } from '@/lib/papers/find-paper';
import { blockOf } from '@/lib/papers/parts';
import { renderBlock } from './blocks';
import { Root } from './ledger-staging.style';
import { NotedBlock, NotedTable } from './noted-lines';
import type { Staged } from './points';

/** The section is the book: tables between its rules, and the points as notes in the margin. */
export function LedgerStaging({ section: { points, ...section } }: Staged<'ledger'>) {
  const paper = findPaper(section.paper);
  const stamp = blockOf(paper, 'stamp');
  const title = (
    <>
      <h3>{paper.title}</h3> <Inline as="p" text={paper.subtitle} />{' '}
      <span className="visually-hidden">{sampleTexts.paper}</span>
    </>
  );
  return (
    <HeadedSection root={Root} section={section}>
      <article>
        {paper.blocks.map((block, index) => {
          if (block.kind === 'stamp') return null;
          if (block.kind !== 'table') return <NotedBlock key={block.kind} block={block} points={points} />;
          return (
            <NotedTable
              key={block.caption ?? paper.title}
              block={block}
              points={points}
              head={index === 0 ? title : undefined}
            />
          );
        })}
      </article>
      <div className="after">
        {stamp && renderBlock('stamp', stamp, true)}
        <ButtonLink action={section.action} />
      </div>
    </HeadedSection>
  );
}
