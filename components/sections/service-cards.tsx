import { CoverLink } from '@/components/parts/rows';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

const Root = styledRoot('section', 'service-cards')`
  ul {
    display: grid;
    border-block: 2px solid var(--ink);
  }
  li {
    position: relative;
    padding-block: var(--space-md);
    border-top: 1px solid var(--line);
  }
  li:first-of-type {
    border-top: 0;
  }
  li > svg {
    margin-top: var(--space-3xs);
  }
  .service-price {
    grid-column: 1 / -1;
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .service-price b {
    font: 700 var(--text-2xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.03em;
  }

  @media (min-width: 40rem), print {
    ul {
      grid-template-columns: 1fr 1fr;
    }
    li {
      grid-row: span 3;
      grid-template-rows: subgrid;
      padding-inline: var(--space-md);
      border-left: 1px solid var(--line);
    }
    li:nth-of-type(-n + 2) {
      border-top: 0;
    }
    li:nth-of-type(odd) {
      padding-left: 0;
      border-left: 0;
    }
  }
  @media screen and (min-width: 62rem) {
    ul {
      grid-template-columns: repeat(4, 1fr);
    }
    li:nth-of-type(n) {
      padding-left: var(--space-md);
      border-top: 0;
      border-left: 1px solid var(--line);
    }
    li:first-of-type {
      padding-left: 0;
      border-left: 0;
    }
  }
`;

/** The four ways to work with us as columns of text, each one link. Titles, texts and prices stand on shared lines. */
export function ServiceCards({ section }: { section: SectionOf<'service-cards'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <ul>
        {section.cards.map(({ icon, title, link, description, price, terms }) => (
          <li key={link} className="entry">
            <Icon name={icon} size={1.4} />
            <h3>
              <CoverLink to={link}>
                <Inline text={title} />
              </CoverLink>
            </h3>
            <Inline as="p" text={description} />
            <p className="service-price">
              <Inline as="b" text={price} />
              <Inline text={` ${terms}`} />
            </p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
