import { Drawing } from '@/components/illustrations/drawing';
import { Rows } from '@/components/parts/rows';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

const Root = styledRoot('section', 'feature')`
  padding-block: var(--section-space);

  .layout {
    align-items: center;
  }
  .art {
    display: grid;
    place-items: center;
    padding: var(--space-lg);
    background: var(--mist);
    border-radius: var(--radius-card);
  }
  .art > * {
    width: min(32rem, 100%);
  }
  .intro {
    margin-top: var(--space-sm);
  }
  .rows {
    margin-block: var(--space-md);
  }
  @media screen and (min-width: 62rem) {
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
          {section.items.length > 0 && <Rows rows={section.items} />}
          {section.action && <ButtonLink action={section.action} />}
        </div>
      </div>
    </Root>
  );
}
