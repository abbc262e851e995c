import { Drawing } from '@/components/illustrations/drawing';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';
import { findRoute } from '@/lib/routes/find-route';

const Root = styledRoot('section', 'service-groups')`
  ${nameInMargin('service-groups')}
  padding-block: var(--section-space-open);

  .group {
    display: grid;
    gap: 1.8rem clamp(2rem, 4vw, 4rem);
    padding-block: clamp(2rem, 4vw, 3.25rem);
    border-top: 1.5px solid var(--ink);
  }
  .group:last-of-type {
    padding-bottom: 0;
  }
  .art {
    display: grid;
    place-items: center;
    min-height: 15rem;
    padding: 1.6rem;
    border-radius: var(--radius-card);
    background: var(--mist);
  }
  .art > * {
    width: min(20rem, 100%);
    max-height: 15rem;
  }
  .group:nth-of-type(even) .art {
    background: var(--sheet);
  }
  h3 {
    font-size: clamp(1.6rem, 1.3rem + 1.3vw, 2.2rem);
  }
  h3 a {
    display: inline-block;
    padding-block: 0.2rem;
    text-decoration: none;
    @media (pointer: coarse) {
      padding-block: 0.45rem;
      margin-block: -0.25rem;
    }
  }
  h3 a:hover {
    text-decoration: underline;
  }
  .intro {
    max-width: 40rem;
    margin: 0.7rem 0 1.4rem;
  }
  .pages {
    display: grid;
    column-gap: 2.5rem;
    @media (min-width: 40rem) {
      grid-template-columns: 1fr 1fr;
    }
  }
  .pages li {
    display: grid;
    border-bottom: 1px solid var(--line);
  }
  .pages a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    min-height: 3rem;
    padding-block: 0.4rem;
    font-weight: 600;
    text-decoration: none;
  }
  .pages a:hover {
    color: var(--link);
  }
  .pages svg {
    flex: none;
    color: var(--link);
    transition: translate var(--quick);
  }
  .pages a:hover svg {
    translate: 0.25rem 0;
  }

  @media screen and (min-width: 64rem) {
    .group {
      grid-template-columns: 0.65fr 1fr;
    }
    .group:nth-of-type(even) {
      grid-template-columns: 1fr 0.65fr;
    }
    .group:nth-of-type(even) .art {
      order: 1;
    }
  }
`;

/** The groups of services with all their pages, each beside its drawing, on alternating sides. */
export function ServiceGroups({ section }: { section: SectionOf<'service-groups'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      {section.groups.map((group) => (
        <article className="group" key={group.link}>
          <div className="art">
            <Drawing name={group.drawing} />
          </div>
          <div>
            <h3>
              <SiteLink to={group.link}>
                <Inline text={group.title} />
              </SiteLink>
            </h3>
            <Inline as="p" className="intro" text={group.description} />
            <ul className="pages">
              {group.items.map((item) => (
                <li key={item}>
                  <SiteLink to={item}>
                    {findRoute(item)?.name}
                    <Icon name="arrow-right" size={1.1} />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </HeadedSection>
  );
}
