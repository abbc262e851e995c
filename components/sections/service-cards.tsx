import { Drawing } from '@/components/illustrations/drawing';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';

const Root = styledRoot('section', 'service-cards')`
  ${nameInMargin('service-cards')}
  padding-block: var(--section-space);

  ul {
    display: grid;
    gap: 1.1rem;
  }
  li {
    position: relative;
    display: grid;
    overflow: hidden;
    min-height: 20rem;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }
  .words {
    display: flex;
    flex-direction: column;
    gap: 0.8rem;
    padding: 1.7rem;
  }
  h3 {
    font-size: 1.6rem;
  }
  li p {
    color: var(--ink-soft);
    max-width: 24rem;
  }
  li a {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-top: auto;
    padding-top: 0.6rem;
    font-weight: 600;
    color: var(--link);
    text-decoration: none;
  }
  /* The link covers its whole card; only its text is its name. */
  li a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  li a:focus-visible {
    outline: none;
  }
  li a:focus-visible::after {
    outline: 3px solid var(--ring, var(--focus));
    outline-offset: -3px;
  }
  li a svg {
    transition: translate var(--quick);
  }
  li:hover a svg {
    translate: 0.3rem 0;
  }
  .art {
    align-self: end;
    padding: 0 1.7rem 1.7rem;
  }
  .art > * {
    width: min(100%, 20rem);
    margin-left: auto;
  }
  li:nth-of-type(2) {
    --link: var(--marker);
    --ring: var(--marker);
    --ink-soft: var(--night-soft);
    background: var(--night);
    border-color: var(--night);
    color: var(--night-text);
  }
  li:nth-of-type(3) {
    background: var(--mist);
  }

  @media (min-width: 44rem) and (max-width: 59.999rem), print {
    ul {
      grid-template-columns: 1fr 1fr;
    }
    li {
      grid-row: span 2;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
  @media screen and (min-width: 60rem) {
    ul {
      grid-template-columns: repeat(12, 1fr);
    }
    li {
      grid-column: span 5;
    }
    li:nth-of-type(3n + 1) {
      grid-column: span 7;
      grid-template-columns: 0.9fr 1fr;
    }
    .art {
      padding-bottom: 0;
    }
    li:nth-of-type(3n + 1) .art {
      padding: 1.7rem 1.7rem 0 0;
    }
    li:nth-of-type(3n + 1) .art > * {
      width: 100%;
      margin-bottom: -1.2rem;
    }
    li:is(:nth-of-type(2), :nth-of-type(3)) .art > * {
      margin-bottom: -2.5rem;
      margin-inline: auto;
      width: 88%;
    }
  }
  @media screen and (min-width: 112rem) {
    ul {
      grid-template-columns: repeat(4, 1fr);
    }
    li,
    li:nth-of-type(3n + 1) {
      grid-column: auto;
      grid-template-columns: 1fr;
      grid-template-rows: auto 1fr;
    }
    li:nth-of-type(3n + 1) .art {
      padding: 0 0 0 1.7rem;
    }
  }
`;

/** The four ways to work with us, as a bento: each card one link. */
export function ServiceCards({ section }: { section: SectionOf<'service-cards'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <ul>
        {section.cards.map((card) => (
          <li key={card.link}>
            <div className="words">
              <Inline as="h3" text={card.title} />
              <Inline as="p" text={card.description} />
              <SiteLink to={card.link}>
                {card.linkText}
                <Icon name="arrow-right" size={1.1} />
              </SiteLink>
            </div>
            <div className="art">
              <Drawing name={card.drawing} />
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
