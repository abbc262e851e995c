import { Drawing } from '@/components/illustrations/drawing';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

const Root = styledRoot('section', 'feature')`
  padding-block: var(--section-space);

  .layout {
    display: grid;
    gap: 2.5rem 4rem;
    align-items: center;
    @media screen and (min-width: 60rem) {
      grid-template-columns: 1fr 1fr;
    }
  }
  .art {
    display: grid;
    place-items: center;
    padding: clamp(1.5rem, 4vw, 3rem);
    background: var(--mist);
    border-radius: var(--radius-card);
  }
  .art > * {
    width: min(32rem, 100%);
  }
  .intro {
    margin-top: 1.2rem;
  }
  ul {
    margin: 2rem 0;
    border-top: 1.5px solid var(--ink);
  }
  li {
    display: grid;
    grid-template-columns: 2.4rem 1fr;
    padding-block: 1.1rem;
    border-bottom: 1px solid var(--line);
  }
  li svg {
    margin-top: 0.1rem;
  }
  li p {
    color: var(--ink-soft);
    max-width: 32rem;
  }
  h3 {
    font-size: 1.15rem;
    line-height: 1.35;
  }

  /* On a narrow screen a split hero ends with a drawing: below it the text comes first, so that no two drawings meet. */
  @media (max-width: 59.999rem), print {
    [data-hero='split'] + & .art {
      order: 1;
    }
  }
  @media screen and (min-width: 60rem) {
    [data-image-side='right'] .art {
      order: 1;
    }
  }
`;

/** Text beside a drawing, with up to four points and an optional button. */
export function Feature({ section }: { section: SectionOf<'feature'> }) {
  return (
    <Root id={section.anchor}>
      <div className="wrap layout" data-image-side={section.imageSide}>
        <div className="art">
          <Drawing name={section.drawing} />
        </div>
        <div>
          <Inline as="h2" text={section.heading} />
          <Inline as="p" className="intro" text={section.intro} />
          {section.items.length > 0 && (
            <ul>
              {section.items.map((item) => (
                <li key={item.title}>
                  <Icon name={item.icon} size={1.5} />
                  <div>
                    <Inline as="h3" text={item.title} />
                    <Inline as="p" text={item.description} />
                  </div>
                </li>
              ))}
            </ul>
          )}
          {section.action && <ButtonLink action={section.action} />}
        </div>
      </div>
    </Root>
  );
}
