import { Stamp } from '@/components/parts/stamp';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import type { PaperBlock } from '@/content/schema/paper-blocks';
import { findPaper } from '@/lib/papers/find-paper';
import { rootOf } from './marked-staging.style';
import { NotedBars, NotedBlock, NotedTable } from './noted-lines';
import type { Placed, Staged } from './points';

/** The paper flat and large. The red pen rings what the points are about, and writes its notes below their lines. */
export function MarkedStaging({ section: { points, ...section } }: Staged<'marked'>) {
  const { look, title, subtitle, blocks } = findPaper(section.paper);
  const Root = rootOf(look);
  const notes = blocks.filter((block) => block.kind === 'note');
  return (
    <HeadedSection root={Root} section={section}>
      <article className="paper" data-look={look}>
        <header>
          <h3>{title}</h3>
          <Inline as="p" text={subtitle} />
          <Stamp />
        </header>
        {blocks
          .filter((block) => block.kind !== 'note' || block.at === undefined)
          .map((block) => (
            <Block key={keyOf(block)} block={block} points={points} notes={notes} />
          ))}
      </article>
      <p className="after">
        <ButtonLink action={section.action} />
      </p>
    </HeadedSection>
  );
}

const keyOf = (block: PaperBlock) => ('label' in block ? block.label : 'caption' in block ? block.caption : block.kind);

type BlockProps = { block: PaperBlock; points: readonly Placed[]; notes: Parameters<typeof NotedTable>[0]['notes'] };

function Block({ block, points, notes }: BlockProps) {
  if (block.kind === 'table') return <NotedTable block={block} points={points} notes={notes} hasArrows />;
  if (block.kind === 'bars') return <NotedBars block={block} points={points} hasArrows />;
  return <NotedBlock block={block} points={points} hasArrows />;
}
