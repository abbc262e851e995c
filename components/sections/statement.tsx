import { Drawing } from '@/components/illustrations/drawing';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

const Root = styledRoot('section', 'statement')`
  padding-block: var(--section-space);

  &[data-tone='paper'] {
    padding-block: var(--section-space-open);
  }
  &[data-tone='mist'] {
    background: var(--mist);
  }
  &[data-tone='night'] {
    background: var(--night);
    color: var(--night-text);
  }
  .layout {
    display: grid;
    gap: 1.8rem clamp(2.5rem, 6vw, 5.5rem);
    align-items: start;
    @media screen and (min-width: 60rem) {
      grid-template-columns: 0.85fr 1fr;
    }
  }
  .layout > :not(.text) {
    break-inside: avoid;
  }
  h2 {
    max-width: 9.98em;
  }
  /* On a narrow screen the rules of the list are as wide as the drawing above. */
  .text {
    @media screen and (min-width: 60rem) {
      max-width: 40rem;
    }
  }
  .text > p {
    max-width: 40rem;
    margin-bottom: 1.1rem;
    font-size: 1.1rem;
    color: var(--ink-soft);
  }
  .text > p:first-of-type {
    font: 700 clamp(1.25rem, 1.1rem + 0.7vw, 1.6rem) / 1.35 var(--font-display);
    letter-spacing: -0.015em;
    color: inherit;
    text-wrap: balance;
  }
  .items {
    margin-top: 1.6rem;
    border-top: 1.5px solid currentcolor;
  }
  .items li {
    display: grid;
    grid-template-columns: 2.1rem 1fr;
    padding-block: 0.85rem;
    border-bottom: 1.5px dashed var(--dash);
  }
  &[data-tone='night'] .items li {
    border-color: var(--night-line-strong);
  }
  .items svg {
    margin-top: 0.2rem;
  }
  &[data-tone='night'] .items[data-icon='cross'] svg {
    color: var(--night-red);
  }
  .button {
    margin-top: 1.8rem;
  }
  .art {
    display: grid;
    place-items: center;
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
    padding: clamp(1.2rem, 3vw, 2.2rem);
    border-radius: var(--radius-card);
    background: var(--mist);
    color: var(--ink);
  }
  &[data-tone='mist'] .art {
    background: var(--sheet);
  }
  .art > * {
    width: min(26rem, 100%);
    max-height: 20rem;
  }
`;

/** An argument in a few paragraphs, the first in large type. */
export function Statement({ section }: { section: SectionOf<'statement'> }) {
  const isNight = section.tone === 'night';
  return (
    <Root id={section.anchor} data-tone={section.tone} data-panel={isNight ? 'night' : undefined}>
      <div className="wrap layout">
        <div>
          <Inline as="h2" text={section.heading} />
          {section.drawing && (
            <div className="art">
              <Drawing name={section.drawing} />
            </div>
          )}
        </div>
        <div className="text">
          {section.paragraphs.map((paragraph) => (
            <Inline as="p" key={paragraph} text={paragraph} />
          ))}
          {section.items && (
            <ul className="items" data-icon={section.itemIcon}>
              {section.items.map((item) => (
                <li key={item}>
                  <Icon name={section.itemIcon} size={1.3} />
                  <Inline as="span" text={item} />
                </li>
              ))}
            </ul>
          )}
          {section.action && <ButtonLink action={section.action} variant={isNight ? 'marker' : 'solid'} />}
        </div>
      </div>
    </Root>
  );
}
