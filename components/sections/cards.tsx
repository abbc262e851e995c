import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { css, styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { cardStyle } from './shared.style';

const shared = css`
  padding-block: var(--section-space-open);

  ${cardStyle}
  h3 a::after {
    border-radius: var(--radius-card);
  }
  .go {
    position: absolute;
    top: 1.4rem;
    right: 0;
    color: var(--accent);
    transition: translate var(--quick);
  }
  li:hover .go {
    translate: 0.25rem 0;
  }
`;

/** Cards of two widths and three colors. The spans fill whole rows for any number from three to eight. */
const BentoRoot = styledRoot('section', 'cards-bento')`
  ${shared}
  ul {
    display: grid;
    gap: 1.1rem;
    @media (min-width: 48rem) {
      grid-template-columns: repeat(12, 1fr);
    }
  }
  li {
    display: grid;
    grid-template-rows: 1fr auto auto;
    gap: 0.6rem;
    min-height: 14rem;
    padding: 1.7rem;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }
  li > svg {
    margin-bottom: 1.5rem;
  }
  h3 {
    font-size: 1.5rem;
  }
  li p {
    max-width: 30rem;
  }
  li:first-of-type {
    --ring: var(--marker);
    --accent: var(--marker);
    --ink-soft: var(--night-text);
    background: var(--green-deep);
    border-color: var(--green-deep);
    color: var(--night-text);
  }
  .go {
    top: 2rem;
    right: 1.7rem;
  }
  li:nth-of-type(5n + 4) {
    background: var(--mist);
  }

  /* On a phone the icon stands beside the title. */
  @media (max-width: 47.999rem) {
    li {
      grid-template: auto auto / auto 1fr;
      gap: 0.4rem 0.6rem;
      min-height: 0;
      padding: 1rem 1.1rem;
    }
    ul {
      gap: 0.7rem;
    }
    li > svg {
      margin: 0.15rem 0 0;
    }
    h3 {
      padding-right: 2rem;
      font-size: 1.3rem;
    }
    li p {
      grid-column: 1 / -1;
    }
    .go {
      top: 1.1rem;
      right: 1.1rem;
    }
  }
  @media (min-width: 48rem) {
    li {
      grid-column: span 6;
    }
    li:last-of-type:nth-of-type(odd) {
      grid-column: span 12;
    }
  }
  @media screen and (min-width: 64rem) {
    li:nth-of-type(4n + 1),
    li:nth-of-type(4n) {
      grid-column: span 7;
    }
    li:nth-of-type(4n + 2),
    li:nth-of-type(4n + 3) {
      grid-column: span 5;
    }
    /* A single last card fills its row: title on the left, text where the narrow cards begin. */
    li:last-of-type:nth-of-type(odd) {
      grid-column: span 12;
      grid-template: auto auto / 7fr 5fr;
      column-gap: 2.8rem;
      min-height: 0;
    }
    li:last-of-type:nth-of-type(odd) > svg {
      grid-column: 1 / -1;
      margin-bottom: 0.9rem;
    }
  }
`;

/** Rows of a ledger: icon, title, description. */
const LedgerRoot = styledRoot('section', 'cards-ledger')`
  ${shared}
  ul {
    border-top: 1.5px solid var(--ink);
  }
  li {
    display: grid;
    grid-template-columns: 3rem 1fr;
    gap: 0.3rem 0;
    align-items: start;
    padding-block: 1.4rem;
    border-bottom: 1.5px dashed var(--dash);
    @media screen and (min-width: 60rem) {
      grid-template-columns: 4rem 0.8fr 1fr;
      gap: 0 2rem;
    }
  }
  li:has(.go) {
    padding-right: 2.5rem;
  }
  li p {
    /* The last column, the second or third. */
    grid-column: -2;
    max-width: 38rem;
  }
`;

/** Columns on mist, each under a rule. */
const ColumnsRoot = styledRoot('section', 'cards-columns')`
  ${shared}
  padding-block: var(--section-space);
  background: var(--mist);

  ul {
    display: grid;
    gap: 2.2rem 2.5rem;
    grid-template-columns: repeat(var(--columns, 1), 1fr);
  }
  li {
    padding-top: 1.3rem;
    border-top: 1.5px solid var(--ink);
  }
  h3 {
    margin: 0.9rem 0 0.5rem;
  }
  li p {
    max-width: 28rem;
  }

  @media (min-width: 40rem) {
    --columns: 2;
  }
  @media (min-width: 48rem) {
    &:has(li:nth-of-type(3):last-of-type) {
      --columns: 3;
    }
  }
  @media screen and (min-width: 64rem) {
    --columns: 3;

    &:has(li:nth-of-type(4):last-of-type, li:nth-of-type(7)) {
      --columns: 4;
    }
  }
`;

const roots = { bento: BentoRoot, ledger: LedgerRoot, columns: ColumnsRoot };

/** Three to eight cards with icons. A card with a target is one link. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const tone = section.layout === 'columns' ? 'mist' : undefined;
  return (
    <HeadedSection root={roots[section.layout]} section={section} data-tone={tone}>
      <ul>
        {section.cards.map((card) => {
          const title = <Inline text={card.title} />;
          return (
            <li key={card.title}>
              <Icon name={card.icon} size={1.8} />
              <h3>{card.to ? <SiteLink to={card.to}>{title}</SiteLink> : title}</h3>
              <Inline as="p" text={card.description} />
              {card.to && (
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
