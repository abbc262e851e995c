import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import type { SectionOf } from '@/content/schema/section';
import { processRoots } from './process.style';

/** What to expect, step by step. */
export function Process({ section }: { section: SectionOf<'process'> }) {
  const panel = ['night', 'strip'].includes(section.layout) ? 'night' : undefined;
  return (
    <HeadedSection root={processRoots[section.layout]} section={section} data-panel={panel}>
      <ol>
        {section.steps.map((step) => (
          <li key={step.title}>
            <span className="number" aria-hidden="true">
              <Icon name={step.icon} size={1.4} />
            </span>
            <Inline as="h3" text={step.title} />
            <Inline as="p" text={step.description} />
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
