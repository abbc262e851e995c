import { Stamp } from '@/components/parts/stamp';
import { Steps } from '@/components/parts/steps';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { firstMonth } from '@/content/first-month';
import type { SectionOf } from '@/content/schema/section';
import { firstDaysTexts, sampleTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'first-days')`
  .first-days-note {
    margin-top: var(--space-lg);
    color: var(--ink-soft);
  }
  /* With the heading on one sheet. */
  @media print {
    .steps {
      break-inside: avoid;
    }
  }
`;

type Step = { title: string; description: string; day: number; until?: number };

/** The first 30 days of a new client: what to expect on which day. */
export function FirstDays({ section }: { section: SectionOf<'first-days'> }) {
  const steps: readonly Step[] = section.steps ?? firstMonth;
  return (
    <HeadedSection root={Root} section={section}>
      <Steps look="columns" steps={steps.map((step) => ({ ...step, time: timeOf(step) }))} />
      {section.note && (
        <p className="first-days-note">
          <Stamp label={sampleTexts.plan} /> <Inline as="span" text={section.note} />
        </p>
      )}
    </HeadedSection>
  );
}

const timeOf = ({ day, until }: Step) =>
  until ? fillIn(firstDaysTexts.days, { day, until }) : fillIn(firstDaysTexts.day, { day });
