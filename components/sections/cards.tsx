import { Rows } from '@/components/parts/rows';
import { HeadedSection } from '@/components/ui/section-head';
import type { SectionOf } from '@/content/schema/section';

/** Three to eight points with icons, in rows, side by side or each across the page. One with a target is one link. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const areSideBySide = section.layout === 'columns';
  return (
    <HeadedSection section={section} data-tone={areSideBySide ? 'mist' : undefined}>
      <Rows columns={areSideBySide ? 'two' : 'three'} rows={section.cards} />
    </HeadedSection>
  );
}
