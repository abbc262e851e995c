import { styledRoot } from '@/components/ui/styled-root';
import type { Section } from '@/content/schema/section';
import { findSectionName } from '@/content/section-names';

const Root = styledRoot('nav', 'on-this-page')`
  display: none;

  @media screen and (min-width: 112rem) {
    display: block;
    position: absolute;
    z-index: 1;
    top: calc(var(--header-height) + 2.2rem);
    left: max(var(--page-margin), 50% - var(--page-width) / 2);
    width: calc(var(--ledger) - 3.6rem);
    font: 500 var(--size-figure) / 1.5 var(--font-mono);
    color: var(--ink-soft);

    &:has(~ [data-hero='night']) {
      --ring: var(--marker);
      --ink: var(--night-text);
      color: var(--night-soft);
    }
    p {
      margin-bottom: 0.4rem;
      color: var(--ink);
    }
    a {
      display: block;
      padding-block: 0.42rem;
      text-decoration: none;
    }
    a:hover {
      text-decoration: underline;
    }
  }
`;

/** A short list does not need a table of contents. */
const MIN_SECTIONS = 4;

/** Links to the sections of a long page, in the margin of very wide windows. */
export function OnThisPage({ sections }: { sections: readonly Section[] }) {
  const named = sections.flatMap(({ kind, anchor }) => {
    const name = findSectionName(kind);
    return anchor && name ? [{ anchor, name }] : [];
  });
  if (named.length < MIN_SECTIONS) return null;
  return (
    <Root aria-label="On this page">
      <p>On this page</p>
      {named.map(({ anchor, name }) => (
        <a key={anchor} href={`#${anchor}`}>
          {name}
        </a>
      ))}
    </Root>
  );
}
