import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { SectionHead } from '@/components/ui/section-head';
import { css, styledRoot } from '@/components/ui/styled-root';
import { industries } from '@/content/industries';
import type { SectionOf } from '@/content/schema/section';

const shared = css`
  padding-block: var(--section-space-open);

  li > svg {
    color: var(--accent);
  }
  h3 {
    font-size: 1.15rem;
  }
  li p {
    color: var(--ink-soft);
    line-height: 1.5;
  }
`;

/** Eight cells of one grid. */
const GridRoot = styledRoot(
  'section',
  'industries-grid',
  css`
    ${shared}
    ul {
      display: grid;
      gap: 1px;
      overflow: hidden;
      background: var(--line);
      border: 1px solid var(--line);
    }
    li {
      display: grid;
      grid-template-columns: 2.6rem 1fr;
      align-content: start;
      gap: 0.3rem 0.4rem;
      padding: 1.25rem 1.3rem;
      background: var(--sheet);
    }
    li p {
      grid-column: 2;
    }

    @media (min-width: 40rem) {
      ul {
        grid-template-columns: 1fr 1fr;
      }
    }
    @media (min-width: 60rem) {
      ul {
        grid-template-columns: repeat(4, 1fr);
      }
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
  `,
);

/** A ledger: a line for each industry, in two columns where there is room. */
const LedgerRoot = styledRoot(
  'section',
  'industries-ledger',
  css`
    ${shared}
    padding-block: var(--section-space);
    background: var(--mist);

    ul {
      display: grid;
      column-gap: 4rem;
      border-top: 1.5px solid var(--ink);
    }
    li {
      display: grid;
      grid-template-columns: 2.6rem 1fr;
      gap: 0.15rem 0.4rem;
      align-items: start;
      padding-block: 1.1rem;
      border-bottom: 1.5px dashed var(--dash);
    }
    li p {
      grid-column: 2;
    }

    @media (min-width: 40rem) {
      li {
        grid-template-columns: 2.6rem minmax(9rem, 0.55fr) 1fr;
      }
      li p {
        grid-column: 3;
      }
    }
    @media (min-width: 64rem) {
      ul {
        grid-template-columns: 1fr 1fr;
      }
    }
  `,
);

/** What the service means in each of the eight industries, in the client's order. */
export function Industries({ section }: { section: SectionOf<'industries'> }) {
  const isGrid = section.layout === 'grid';
  const Root = isGrid ? GridRoot : LedgerRoot;
  return (
    <Root id={section.anchor} data-tone={isGrid ? undefined : 'mist'}>
      <div className="wrap">
        <SectionHead heading={section.heading} intro={section.intro} />
        <ul>
          {industries.map((industry) => {
            const note = section.notes.find((candidate) => candidate.industry === industry.id);
            return (
              note && (
                <li key={industry.id}>
                  <Icon name={industry.icon} size={1.6} />
                  <h3>{industry.name}</h3>
                  <p>
                    <Inline text={note.description} />
                  </p>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </Root>
  );
}
