import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { SectionHead } from '@/components/ui/section-head';
import type { SectionOf } from '@/content/schema/section';
import { LineRoot, ListRoot, NightRoot } from './process.style';

const roots = { line: LineRoot, night: NightRoot, list: ListRoot };

/** What to expect, step by step. */
export function Process({ section }: { section: SectionOf<'process'> }) {
  const Root = roots[section.layout];
  return (
    <Root id={section.anchor} data-panel={section.layout === 'night' ? 'night' : undefined}>
      <div className="wrap">
        <SectionHead heading={section.heading} intro={section.intro} />
        <ol>
          {section.steps.map((step) => (
            <li key={step.title}>
              <span className="number" aria-hidden="true">
                <Icon name={step.icon} size={1.4} />
              </span>
              <h3>
                <Inline text={step.title} />
              </h3>
              <p>
                <Inline text={step.description} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Root>
  );
}
