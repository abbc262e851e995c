import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { findRoute } from '@/lib/routes/find-route';

const Root = styledRoot('section', 'service-groups')`
  .groups {
    display: grid;
    gap: var(--space-lg);
  }
  .groups > li {
    padding-top: var(--space-sm);
    border-top: 2px solid var(--ink);
  }
  h3 a {
    display: inline-flex;
    align-items: center;
    @media (pointer: coarse) {
      min-height: 2.75rem;
    }
  }
  :is(h3, li li) > a:not(:hover) {
    text-decoration: none;
  }
  .groups p {
    max-width: 34rem;
    margin: var(--space-2xs) 0 var(--space-sm);
    color: var(--ink-soft);
  }
  .groups li li {
    display: grid;
    border-top: 1px solid var(--line);
  }
  .groups li li a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: var(--space-2xs);
    font-weight: 600;
    line-height: var(--leading-snug);
  }
  .groups li li a:hover {
    color: var(--link);
  }

  @media (min-width: 40rem), print {
    .groups {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media screen and (min-width: 62rem) {
    .groups {
      grid-template-columns: repeat(4, 1fr);
    }
    /* The lists of pages begin on one line. */
    .groups > li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
`;

/** The groups of services as columns of text, with all their pages. */
export function ServiceGroups({ section }: { section: SectionOf<'service-groups'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <ul className="groups">
        {section.groups.map(({ title, description, link, items }) => (
          <li key={link}>
            <h3>
              <SiteLink to={link}>
                <Inline text={title} />
              </SiteLink>
            </h3>
            <Inline as="p" text={description} />
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <SiteLink to={item}>{findRoute(item)?.name}</SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
