import { Steps } from '@/components/parts/steps';
import { HeadedSection } from '@/components/ui/section-head';
import type { SectionOf } from '@/content/schema/section';

/** What to expect, step by step. */
export function Process({ section: { layout, steps, ...section } }: { section: SectionOf<'process'> }) {
  const isNight = layout === 'night';
  return (
    <HeadedSection section={section} data-panel={isNight ? layout : undefined}>
      <Steps look={isNight ? 'ticket' : 'line'} steps={steps} />
    </HeadedSection>
  );
}
