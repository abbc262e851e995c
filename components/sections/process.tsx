import { Steps } from '@/components/parts/steps';
import { HeadedSection } from '@/components/ui/section-head';
import type { SectionOf } from '@/content/schema/section';

const looks = { line: 'line', night: 'ticket', list: 'rows' } as const;

/** What to expect, step by step. */
export function Process({ section }: { section: SectionOf<'process'> }) {
  const { layout, steps } = section;
  return (
    <HeadedSection
      section={section}
      className={layout === 'list' ? 'section-beside' : undefined}
      data-panel={layout === 'night' ? layout : undefined}
    >
      <Steps look={looks[layout]} steps={steps} />
    </HeadedSection>
  );
}
