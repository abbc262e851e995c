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
    grid-template: auto auto 1fr / minmax(0, 1fr) 6.6rem;
    column-gap: 0.8rem;
    padding: 1.3rem 1.3rem 0.6rem;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }
  h3,
  li > p {
    grid-column: 1 / -1;
  }
  h3 {
    font-size: 1.32rem;
  }
  h3 a {
    text-decoration: none;
  }
  /* The link covers its whole card; only its text is its name. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 3px solid var(--ring, var(--focus));
    outline-offset: -3px;
  }
  li > p {
    margin: 0.5rem 0 0.8rem;
    color: var(--ink-soft);
    line-height: 1.5;
  }
  li > .price {
    grid-column: 1;
    display: flex;
    justify-content: space-between;
    align-items: center;
    align-self: start;
    gap: 0.5rem;
    margin: 0;
    padding-block: 0.6rem;
    border-top: 1.5px dashed var(--dash);
    color: inherit;
    font: 600 0.875rem/1.4 var(--font-mono);
  }
  .price svg {
    flex: none;
    color: var(--link);
    transition: translate var(--quick);
  }
  li:hover .price svg {
    translate: 0.3rem 0;
  }
  .art {
    display: grid;
    /* A wide drawing is no higher than its place. */
    grid-template-rows: 100%;
    height: 5rem;
  }
  .art > * {
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: right bottom;
  }
  li:nth-of-type(2) {
    --link: var(--marker);
    --ring: var(--marker);
    --ink-soft: var(--night-soft);
    --dash: var(--night-line-strong);
    background: var(--night);
    border-color: var(--night);
    color: var(--night-text);
  }
  /* The drawing is for light grounds. */
  li:nth-of-type(2) .art {
    filter: brightness(1.8);
  }
  li:nth-of-type(3) {
    background: var(--mist);
  }

  @media (min-width: 40rem), print {
    ul {
      grid-template-columns: 1fr 1fr;
    }
    li {
      grid-row: span 4;
      grid-template-columns: 1fr;
      grid-template-rows: subgrid;
      row-gap: 0;
      padding: 1.5rem 1.5rem 1.2rem;
    }
    li > .price {
      align-self: end;
      margin-bottom: 1.3rem;
      border-bottom: 1.5px dashed var(--dash);
    }
    .art {
      height: 11rem;
    }
    .art > * {
      object-position: bottom;
    }
  }
  @media screen and (min-width: 66rem) {
    ul {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;

/** The four ways to work with us, each card one link. Titles, texts, prices and drawings stand on shared lines. */
export function ServiceCards({ section }: { section: SectionOf<'service-cards'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <ul>
        {section.cards.map((card) => (
          <li key={card.link}>
            <h3>
              <SiteLink to={card.link}>
                <Inline text={card.title} />
              </SiteLink>
            </h3>
            <Inline as="p" text={card.description} />
            <p className="price">
              <Inline as="span" text={card.price} />
              <Icon name="arrow-right" size={1.1} />
            </p>
            <div className="art">
              <Drawing name={card.drawing} />
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
