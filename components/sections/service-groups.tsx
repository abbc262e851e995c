import { CoverLink } from '@/components/parts/rows';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { servicePrice } from '@/lib/pages/service-price';
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
  li li {
    position: relative;
    min-height: 2.75rem;
    padding-block: var(--space-2xs);
    border-top: 1px solid var(--line);
    line-height: var(--leading-snug);
  }
  li li a {
    font-weight: 600;
  }
  li li:hover a {
    color: var(--link);
    text-decoration: underline;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-sm);
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
    .price b {
      display: block;
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
                {price.amount && <Inline as="b" text={price.amount} />}
                <Inline text={` ${price.terms}`} />
              </p>
            )}
            {items && (
              <ul>
                {items.map((item) => (
                  <Service key={item} path={item} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

function Service({ path }: { path: string }) {
  const price = servicePrice(path);
  return (
    <li>
      <CoverLink to={path}>{findRoute(path)?.name}</CoverLink> {price && <Inline as="small" text={price} />}
    </li>
  );
}
