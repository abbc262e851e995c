import { TradePicker } from '@/components/trades/picker';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { industries } from '@/content/industries';
import type { SectionOf } from '@/content/schema/section';

/** A ledger: a line for each industry, in two columns where there is room. */
const LedgerRoot = styledRoot('section', 'industries-ledger')`
  padding-block: var(--section-space);
  background: var(--mist);

  :is(ul, li) {
    display: grid;
  }
  ul {
    column-gap: 4rem;
    border-top: 1.5px solid var(--ink);
    @media screen and (min-width: 64rem) {
      grid-template-columns: 1fr 1fr;
    }
  }
  li {
    grid-template-columns: 2.6rem 1fr;
    gap: 0.15rem 0.4rem;
    align-items: start;
    padding-block: 1.1rem;
    border-bottom: 1.5px dashed var(--dash);
  }
  h3 {
    font-size: 1.15rem;
  }
  li p {
    grid-column: 2;
    color: var(--ink-soft);
    line-height: 1.5;
  }

  @media (min-width: 40rem) {
    li {
      grid-template-columns: 2.6rem minmax(9rem, 0.55fr) 1fr;
    }
    li p {
      grid-column: 3;
    }
  }
`;

/** What the service means in each of the eight industries, in the client's order. */
export function Industries({ section }: { section: SectionOf<'industries'> }) {
  if (section.layout === 'picker') return <TradePicker section={section} />;
  return (
    <HeadedSection root={LedgerRoot} section={section} data-tone="mist">
      <ul>
        {industries.map((industry) => {
          const note = section.notes.find((candidate) => candidate.industry === industry.id);
          return (
            note && (
              <li key={industry.id}>
                <Icon name={industry.icon} size={1.6} />
                <h3>{industry.name}</h3>
                <Inline as="p" text={note.description} />
              </li>
            )
          );
        })}
      </ul>
    </HeadedSection>
  );
}
