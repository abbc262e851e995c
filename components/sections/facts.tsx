import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

const Root = styledRoot('section', 'facts')`
  padding-block: var(--space-xl);
  background: var(--mist);

  .facts-layout {
    display: grid;
    gap: var(--space-md) var(--space-2xl);
    align-items: center;
  }
  &:has(dl) {
    padding-block: var(--section-space);
  }
  &:not(:has(dl)) h2 {
    font-size: var(--text-2xl);
  }
  .facts-words {
    display: grid;
    gap: var(--space-sm) var(--space-xl);
    align-items: center;
    justify-items: start;
  }
  dl {
    border-top: 2px solid var(--ink);
  }
  dl > div {
    display: grid;
    gap: 0 var(--space-sm);
    padding-block: var(--space-sm);
    border-bottom: 1px solid var(--mist-shape);
    @media (min-width: 40rem) {
      grid-template-columns: 7rem 1fr;
    }
  }
  dt {
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }

  @media screen and (min-width: 62rem) {
    &:has(dl) .facts-layout {
      grid-template-columns: 1fr 1.1fr;
    }
    &:not(:has(dl)) .facts-words {
      grid-template-columns: 1fr 1.4fr auto;
    }
  }
`;

/** A service in a few lines beside its heading, or in one line with its button. */
export function Facts({ section }: { section: SectionOf<'facts'> }) {
  return (
    <Root id={section.anchor} data-tone="mist">
      <div className="wrap facts-layout">
        <div className="facts-words">
          <Inline as="h2" text={section.heading} />
          <Inline as="p" className="intro" text={section.intro} />
          <ButtonLink action={section.action} variant="outline" />
        </div>
        {section.facts && (
          <dl>
            {section.facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt> <Inline as="dd" text={text} />
              </div>
            ))}
          </dl>
        )}
      </div>
    </Root>
  );
}
