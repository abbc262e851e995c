import { Drawing } from '@/components/illustrations/drawing';
import { Rows } from '@/components/parts/rows';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

const Root = styledRoot('section', 'statement')`
  .layout > :not(.text) {
    break-inside: avoid;
  }
  h2 {
    max-width: 9.98em;
  }
  .text > p {
    max-width: 40rem;
    margin-bottom: var(--space-sm);
    color: var(--ink-soft);
  }
  .text > p:first-of-type {
    color: inherit;
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  &[data-panel] [data-icon='cross'] svg {
    color: var(--night-red);
  }
  .button {
    margin-top: var(--space-md);
  }
  &[data-short] {
    padding-block: var(--space-xl);
  }
  &[data-short] h2 {
    font-size: var(--text-2xl);
  }
  &[data-short] .button {
    margin-top: 0;
  }
  .art {
    display: grid;
    place-items: center;
    margin-top: var(--space-md);
    padding: var(--space-md);
    border-radius: var(--radius-card);
    background: var(--mist);
    color: var(--ink);
  }
  &[data-tone] .art {
    background: var(--sheet);
  }
  .art > * {
    width: min(26rem, 100%);
    max-height: 20rem;
  }
`;

/** An argument in a few paragraphs, the first in large type; one paragraph alone is a low band. */
export function Statement({ section }: { section: SectionOf<'statement'> }) {
  const { anchor, tone, items, itemIcon, paragraphs } = section;
  const isNight = tone === 'night';
  return (
    <Root
      id={anchor}
      className="section"
      data-tone={tone === 'mist' ? tone : undefined}
      data-panel={isNight ? tone : undefined}
      data-short={(!items && paragraphs.length === 1) || undefined}
    >
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
          {paragraphs.map((paragraph) => (
            <Inline as="p" key={paragraph} text={paragraph} />
          ))}
          {items && (
            <div data-icon={itemIcon}>
              <Rows rows={items.map((description) => ({ icon: itemIcon, description }))} />
            </div>
          )}
          {section.action && <ButtonLink action={section.action} variant={isNight ? 'marker' : 'solid'} />}
        </div>
      </div>
    </Root>
  );
}
