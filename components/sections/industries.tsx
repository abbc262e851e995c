import { TradePicker } from '@/components/trades/picker';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { css, styledRoot } from '@/components/ui/styled-root';
import { industries } from '@/content/industries';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';

const shared = css`
  padding-block: var(--section-space-open);

  :is(ul, li) {
    display: grid;
  }
  li {
    grid-template-columns: 2.6rem 1fr;
  }
  h3 {
    font-size: 1.15rem;
  }
  li p {
    grid-column: 2;
    color: var(--ink-soft);
    line-height: 1.5;
  }
`;

/** Eight cells of one grid. */
const GridRoot = styledRoot('section', 'industries-grid')`
  ${nameInMargin('industries')}
  ${shared}
  ul {
    gap: 1px;
    overflow: hidden;
    background: var(--line);
    border: 1px solid var(--line);
    @media (min-width: 40rem) {
      grid-template-columns: 1fr 1fr;
    }
    @media (min-width: 60rem) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  li {
    align-content: start;
    gap: 0.3rem 0.4rem;
    padding: 1.25rem 1.3rem;
    background: var(--sheet);
  }

  @media (min-width: 60rem) {
    li {
      grid-template-columns: 1fr;
      padding: 1.7rem 1.6rem 1.9rem;
    }
    li p {
      grid-column: 1;
    }
    h3 {
      margin-top: 0.8rem;
    }
  }
`;

/** A ledger: a line for each industry, in two columns where there is room. */
const LedgerRoot = styledRoot('section', 'industries-ledger')`
  ${nameInMargin('industries')}
  ${shared}
  padding-block: var(--section-space);
  background: var(--mist);

  ul {
    column-gap: 4rem;
    border-top: 1.5px solid var(--ink);
    @media (min-width: 64rem) {
      grid-template-columns: 1fr 1fr;
    }
  }
  li {
    gap: 0.15rem 0.4rem;
    align-items: start;
    padding-block: 1.1rem;
    border-bottom: 1.5px dashed var(--dash);
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
  const isGrid = section.layout === 'grid';
  return (
    <HeadedSection root={isGrid ? GridRoot : LedgerRoot} section={section} data-tone={isGrid ? undefined : 'mist'}>
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
