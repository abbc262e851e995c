import { CoverLink } from '@/components/parts/rows';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { findRoute } from '@/lib/routes/find-route';

const Root = styledRoot('section', 'service-groups')`
  .groups {
    display: grid;
    border-block: 2px solid var(--ink);
  }
  .groups > li {
    position: relative;
    padding-block: var(--space-md);
    border-top: 1px solid var(--line);
  }
  .groups > :first-of-type {
    border-top: 0;
  }
  .groups svg {
    margin-top: var(--space-3xs);
  }
  .groups ul,
  .price {
    grid-column: 1 / -1;
    margin-top: var(--space-2xs);
  }
  .price {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .price b {
    font: 700 var(--text-2xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.03em;
  }
  /* Above the link of the group. */
  li li a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: var(--space-2xs);
    border-top: 1px solid var(--line);
    font-weight: 600;
    line-height: var(--leading-snug);
    text-decoration: none;
  }
  li li a:hover {
    color: var(--link);
    text-decoration: underline;
  }

  @media (min-width: 40rem), print {
    .groups {
      grid-template-columns: 1fr 1fr;
    }
    .groups > li {
      grid-row: span 3;
      grid-template-rows: subgrid;
      padding-inline: var(--space-md);
      border-left: 1px solid var(--line);
    }
    .groups > :nth-of-type(-n + 2) {
      border-top: 0;
    }
    .groups > :nth-of-type(odd) {
      padding-left: 0;
      border-left: 0;
    }
  }
  @media screen and (min-width: 62rem) {
    .groups {
      grid-template-columns: repeat(4, 1fr);
    }
    .groups > :nth-of-type(n) {
      padding-left: var(--space-md);
      border-top: 0;
      border-left: 1px solid var(--line);
    }
    .groups > :first-of-type {
      padding-left: 0;
      border-left: 0;
    }
  }
`;

/** The groups of services as columns of text, each one link. Titles, texts, and prices or pages stand on shared lines. */
export function ServiceGroups({ section }: { section: SectionOf<'service-groups'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <ul className="groups">
        {section.groups.map(({ icon, title, description, link, price, items }) => (
          <li key={link} className="entry">
            <Icon name={icon} size={1.4} />
            <h3>
              <CoverLink to={link}>
                <Inline text={title} />
              </CoverLink>
            </h3>
            <Inline as="p" text={description} />
            {price && (
              <p className="price">
                <Inline as="b" text={price.amount} />
                <Inline text={` ${price.terms}`} />
              </p>
            )}
            {items && (
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <SiteLink to={item}>{findRoute(item)?.name}</SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
