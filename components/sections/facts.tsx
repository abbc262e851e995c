import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

const Root = styledRoot('section', 'facts')`
  padding-block: var(--section-space);
  background: var(--mist);

  .layout {
    display: grid;
    gap: 2rem 4rem;
    align-items: center;
    @media screen and (min-width: 60rem) {
      grid-template-columns: 1fr 1.1fr;
    }
  }
  .intro {
    margin-block: 1rem 1.5rem;
  }
  dl {
    border-top: 2px solid var(--ink);
  }
  dl > div {
    display: grid;
    gap: 0.1rem 1rem;
    padding-block: 0.95rem;
    border-bottom: 1px solid var(--mist-shape);
    @media (min-width: 30rem) {
      grid-template-columns: 7rem 1fr;
    }
  }
  dt {
    font: 700 1.12rem/1.4 var(--font-display);
  }
`;

/** A service in a few lines, beside its heading. */
export function Facts({ section }: { section: SectionOf<'facts'> }) {
  return (
    <Root id={section.anchor} data-tone="mist">
      <div className="wrap layout">
        <div>
          <Inline as="h2" text={section.heading} />
          <Inline as="p" className="intro" text={section.intro} />
          <ButtonLink action={section.action} variant="outline" />
        </div>
        <dl>
          {section.facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt> <Inline as="dd" text={text} />
            </div>
          ))}
        </dl>
      </div>
    </Root>
  );
}
