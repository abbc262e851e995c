import { Stamp } from '@/components/parts/stamp';
import { Steps, StepsSpan } from '@/components/parts/steps';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { firstMonth } from '@/content/first-month';
import { FIRST_DAYS } from '@/content/schema/first-month';
import type { SectionOf } from '@/content/schema/section';
import { sampleTexts, timelineTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';

type Step = { title: string; description: string; day: number; until?: number };

/** What to expect: the steps of the first 30 days. */
export function Timeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <HeadedSection section={section}>
      <Month steps={section.steps} />
    </HeadedSection>
  );
}

const FirstDaysRoot = styledRoot('section', 'first-days')`
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

/** A month of a new client, day by day. */
export function FirstDays({ section }: { section: SectionOf<'first-days'> }) {
  return (
    <HeadedSection root={FirstDaysRoot} section={section}>
      <Month steps={firstMonth} />
      <p className="first-days-note">
        <Stamp label={sampleTexts.plan} /> <Inline as="span" text={section.note} />
      </p>
    </HeadedSection>
  );
}

function Month({ steps }: { steps: readonly Step[] }) {
  return (
    <>
      <StepsSpan length={FIRST_DAYS} parts={steps.map(({ day, until = day }) => ({ from: day - 1, to: until }))} />
      <Steps look="columns" steps={steps.map((step) => ({ ...step, time: timeOf(step) }))} />
    </>
  );
}

const timeOf = ({ day, until }: Step) =>
  until ? fillIn(timelineTexts.days, { day, until }) : fillIn(timelineTexts.day, { day });
