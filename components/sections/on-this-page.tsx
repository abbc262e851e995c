import type { Section } from '@/content/schema/section';
import { findSectionName } from '@/content/section-names';
import { onThisPageTexts } from '@/content/texts/section';

/** A short list does not need a table of contents. */
const MIN_SECTIONS = 4;

/** Links to the sections of a long page, in the margin of very wide windows (components/theme/wide.css). */
export function OnThisPage({ sections }: { sections: readonly Section[] }) {
  const named = sections.flatMap(({ kind, anchor }) => {
    const name = findSectionName(kind);
    return anchor && name ? [{ anchor, name }] : [];
  });
  if (named.length < MIN_SECTIONS) return null;
  return (
    <nav className="on-this-page" aria-label={onThisPageTexts.heading}>
      <p>{onThisPageTexts.heading}</p>
      {named.map(({ anchor, name }) => (
        <a key={anchor} href={`#${anchor}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
