import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { FIRST_DAYS } from '@/content/schema/first-month';
import type { SectionOf } from '@/content/schema/section';
import { timelineTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'timeline')`
  padding-block: var(--section-space-open);

  .timeline-days {
    width: 100%;
    height: var(--space-sm);
    margin-bottom: var(--space-md);
    color: var(--marker);
  }
  ol {
    display: grid;
    gap: var(--space-md) var(--space-lg);
  }
  .timeline-day {
    display: flex;
    align-items: center;
    gap: var(--space-2xs);
    color: var(--ink-soft);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .timeline-day svg {
    color: var(--accent);
  }
  h3 + p {
    max-width: 34rem;
    margin-top: var(--space-3xs);
    color: var(--ink-soft);
  }
  @media (min-width: 40rem), print {
    ol {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media screen and (min-width: 62rem) {
    ol {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  /* Without its color a day of a step needs a frame. */
  @media print, (forced-colors: active) {
    .timeline-days [fill='currentColor'] {
      fill: none;
      stroke: CanvasText;
    }
  }
`;

type Step = SectionOf<'timeline'>['steps'][number];

/** What to expect: the steps of the first 30 days, under a strip of these days. */
export function Timeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <Days steps={section.steps} />
      <ol>
        {section.steps.map((step) => (
          <li key={step.title}>
            <p className="timeline-day">
              <Icon name={step.icon} size={1.1} />
              {dayOf(step)}
            </p>
            <Inline as="h3" text={step.title} />
            <Inline as="p" text={step.description} />
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}

const dayOf = ({ day, until }: Step) =>
  until ? fillIn(timelineTexts.days, { day, until }) : fillIn(timelineTexts.day, { day });

/** The days on a line, those of a step in color. The list says the same. */
function Days({ steps }: { steps: readonly Step[] }) {
  return (
    <svg
      className="timeline-days"
      viewBox={`0 0 ${FIRST_DAYS} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect width={FIRST_DAYS} height="1" fill="var(--sheet)" />
      {steps.map(({ day, until = day }) => (
        <rect key={day} x={day - 1} width={until - day + 1} height="1" fill="currentColor" />
      ))}
    </svg>
  );
}
