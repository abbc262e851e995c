import { AddToBill } from '@/components/bill/add-to-bill';
import { addToBillStyle } from '@/components/bill/add-to-bill.style';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { platformTexts } from '@/content/texts/section';
import { toolCategories, toolCategoryIds, tools } from '@/content/tools';
import { currentMonthlyCents, providerMonthlyCents } from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'platforms')`
  padding-block: var(--section-space-open);
  ${addToBillStyle}

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
  }
  h4 {
    font-size: clamp(1.35rem, 1.2rem + 0.6vw, 1.65rem);
  }
  :is(.paid, .headings, .costs) {
    font: 500 var(--text-xs) / 1.6 var(--font-mono);
  }
  :is(.about, .headings, dt) {
    color: var(--ink-soft);
  }
  .about {
    max-width: 34rem;
  }
  .headings {
    display: none;
  }
  .costs > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  .ours dd {
    color: var(--accent);
  }
  .offer {
    display: grid;
    gap: 0.8rem;
    align-content: space-between;
  }
  .offer button {
    justify-self: end;
    min-height: 2.75rem;
    padding-block: 0.3rem;
  }

  @media (min-width: 40rem) and (max-width: 63.999rem), print {
    li {
      grid-template-columns: 1fr 17rem;
    }
    .offer {
      grid-area: 1 / 2 / span 2;
    }
  }
  /* One line of headings, in view as long as the list, and a column for each. */
  @media screen and (min-width: 64rem) {
    li,
    .headings {
      display: grid;
      grid-template-columns: 0.7fr 1.1fr 27rem;
      gap: 2rem;
      align-items: baseline;
    }
    .headings {
      position: sticky;
      z-index: 1;
      top: var(--header-height);
      padding-block: 0.7rem;
      background: var(--paper);
    }
    .columns {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      gap: 1rem;
      text-align: right;
    }
    .costs > div {
      display: block;
    }
    dt {
      position: absolute;
      clip-path: inset(50%);
    }
    .ours dd {
      font-weight: 700;
    }
  }
`;

/** Team size of the comparison. At this size every tool costs less with us. */
const MEMBERS = 40;

const labels = [
  platformTexts.perPerson,
  fillIn(platformTexts.forAll, { people: peopleText(MEMBERS) }),
  fillIn(platformTexts.withUs, { count: MEMBERS }),
] as const;

/** Every open-source tool that we host, the paid tool that it replaces, and what both cost. */
export function Platforms({ section }: { section: SectionOf<'platforms'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      {/* Screen readers get each label with its price. */}
      <div className="headings" aria-hidden="true">
        <span>{platformTexts.weHost}</span>
        <span>{platformTexts.purpose}</span>
        <span className="columns">
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </span>
      </div>
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

function Platform({ tool, about }: { tool: (typeof tools)[number]; about?: string }) {
  const [perPerson, forAll, withUs] = labels;
  return (
    <li>
      <div>
        <h4>{tool.replacement}</h4>
        <p className="paid">{fillIn(platformTexts.replaces, { tool: tool.name })}</p>
      </div>
      <p className="about">{about && <Inline text={about} />}</p>
      <div className="offer">
        <dl className="costs columns">
          <div>
            <dt>{perPerson}</dt>
            <dd>
              <s role="none">{formatCents(tool.pricePerUserCents)}</s>
            </dd>
          </div>
          <div>
            <dt>{forAll}</dt>
            <dd>
              <s role="none">{formatCents(currentMonthlyCents(MEMBERS, tool))}</s>
            </dd>
          </div>
          <div className="ours">
            <dt>{withUs}</dt>
            <dd>{formatCents(providerMonthlyCents(MEMBERS, tool))}</dd>
          </div>
        </dl>
        <AddToBill id={tool.id} name={tool.name} size={{ people: MEMBERS, isSample: true }} />
      </div>
    </li>
  );
}
