import { CoverLink, Rows } from '@/components/parts/rows';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

const Root = styledRoot('section', 'cards')`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-xs);
  }
  li {
    position: relative;
    flex: 1 1 100%;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    padding: var(--space-sm);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--sheet);
  }
  .go {
    grid-area: 1 / 3;
    color: var(--accent);
  }

  /* With large text on a phone there is no room beside the icon. */
  @media (width < 18rem) {
    li > :is(h3, p) {
      grid-column: 1 / -1;
    }
  }
  /* Cards fill their rows: two of them on a tablet, three on a wide screen, or all four. */
  @media (min-width: 40rem) {
    li {
      flex-basis: min(24rem, 47%);
    }
  }
  @media screen and (min-width: 62rem) {
    ul {
      gap: var(--space-sm);
    }
    li {
      row-gap: var(--space-xs);
      padding: var(--space-md);
    }
    li > h3 {
      grid-column: 1 / -1;
      margin-top: var(--space-sm);
    }
    li:nth-last-of-type(4):first-of-type,
    li:nth-last-of-type(4):first-of-type ~ li {
      flex-basis: 17rem;
    }
  }
`;

/** Three to eight points with icons, as rows or as cards. One with a target is one link. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const { layout, cards } = section;
  if (layout === 'ledger') {
    return (
      <HeadedSection section={section}>
        <Rows columns="three" rows={cards} />
      </HeadedSection>
    );
  }
  return (
    <HeadedSection root={Root} section={section} data-tone={layout === 'columns' ? 'mist' : undefined}>
      <ul>
        {cards.map(({ icon, title, description, to }) => {
          const name = <Inline text={title} />;
          return (
            <li key={title} className="entry">
              <Icon name={icon} size={1.8} />
              <h3>{to ? <CoverLink to={to}>{name}</CoverLink> : name}</h3>
              <Inline as="p" text={description} />
              {to && (
                <span className="go">
                  <Icon name="arrow-right" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}
