import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { Struck } from '@/components/ui/struck';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import type { Tool } from '@/content/schema/tool';
import { nameInMargin } from '@/content/section-names';
import { toolCategories, toolCategoryIds, tools } from '@/content/tools';
import { currentMonthlyCents, providerMonthlyCents } from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';

const Root = styledRoot('section', 'platforms')`
  ${nameInMargin('platforms')}
  padding-block: var(--section-space-open);

  .category + .category {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  h3 {
    padding-bottom: 0.9rem;
    border-bottom: 1.5px solid var(--ink);
  }
  li {
    display: grid;
    gap: 0.4rem 2rem;
    padding-block: 1.3rem;
    border-bottom: 1.5px dashed var(--dash);
    @media (min-width: 60rem) {
      grid-template-columns: 0.7fr 1.2fr 19rem;
      align-items: start;
    }
  }
  h4 {
    font-size: clamp(1.35rem, 1.2rem + 0.6vw, 1.65rem);
  }
  .paid {
    font: 500 var(--size-figure) / 1.5 var(--font-mono);
    margin-top: 0.25rem;
  }
  .about {
    max-width: 34rem;
    color: var(--ink-soft);
  }
  .costs {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.15rem 1.2rem;
    align-content: start;
    font: 500 var(--size-figure) / 1.6 var(--font-mono);
  }
  .costs dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .ours {
    color: var(--accent);
  }

  @media (min-width: 40rem) and (max-width: 59.999rem) {
    li {
      grid-template-columns: 1fr 17rem;
    }
    .costs {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** Team size of the comparison. At this size every tool costs less with us. */
const MEMBERS = 40;

/** Every open-source tool that we host, the paid tool that it replaces, and what both cost. */
export function Platforms({ section }: { section: SectionOf<'platforms'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      {toolCategoryIds.map((category) => (
        <div className="category" key={category}>
          <h3>{toolCategories[category]}</h3>
          <ul>
            {tools
              .filter((tool) => tool.category === category)
              .map((tool) => (
                <Platform
                  key={tool.id}
                  tool={tool}
                  about={section.notes.find((note) => note.tool === tool.id)?.description}
                />
              ))}
          </ul>
        </div>
      ))}
    </HeadedSection>
  );
}

function Platform({ tool, about }: { tool: Tool; about?: string }) {
  return (
    <li>
      <div>
        <h4>{tool.replacement}</h4>
        <p className="paid">replaces: {tool.name}</p>
      </div>
      <p className="about">{about && <Inline text={about} />}</p>
      <dl className="costs">
        <dt>Paid, for each person</dt>
        <dd>
          <Struck>{formatCents(tool.pricePerUserCents)}</Struck>
        </dd>
        <dt>For {peopleText(MEMBERS)}</dt>
        <dd>
          <Struck>{formatCents(currentMonthlyCents(MEMBERS, tool))}</Struck>
        </dd>
        <dt className="ours">With us, all {MEMBERS}</dt>
        <dd className="ours">{formatCents(providerMonthlyCents(MEMBERS, tool))}</dd>
      </dl>
    </li>
  );
}
