import { Stamp } from '@/components/parts/stamp';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { firstMonth } from '@/content/first-month';
import type { SlipId } from '@/content/papers/slips';
import { FIRST_DAYS } from '@/content/schema/first-month';
import type { SectionOf } from '@/content/schema/section';
import { timelineTexts } from '@/content/texts/section';
import { readSlip } from '@/lib/papers/read-slip';
import { fillIn } from '@/lib/text/fill-in';
import { Stubs } from './day-stubs';
import { timelineStyle } from './timeline.style';

const Root = styledRoot('section', 'timeline')`${timelineStyle}`;

type Step = SectionOf<'timeline'>['steps'][number];

/** What to expect: the steps on a strip of the first 30 days, each with the paper that it brings. */
export function Timeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <Stubs days={FIRST_DAYS} />
      <svg className="threads" viewBox="0 0 1216 46" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path
          d={section.steps.map(threadOf).join('')}
          stroke="currentColor"
          strokeWidth="1.6"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol>
        {section.steps.map((step) => (
          <li key={step.title}>
            <div className="step">
              <p className="day">
                <Icon name={step.icon} size={1.1} />
                {dayOf(step)}
              </p>
              <Inline as="h3" text={step.title} />
              <Inline as="p" text={step.description} />
              {step.action && <ButtonLink action={step.action} />}
              {step.until && <Events from={step.day} until={step.until} />}
            </div>
            {step.slip && <Slip id={step.slip} />}
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}

const dayOf = ({ day, until }: Step) =>
  until ? fillIn(timelineTexts.days, { day, until }) : fillIn(timelineTexts.day, { day });

/** The events of the month from one day to another. */
function Events({ from, until }: { from: number; until: number }) {
  return (
    <ul className="events">
      {firstMonth
        .filter(({ day }) => day >= from && day <= until)
        .map(({ day, title }) => (
          <li key={day}>
            <b>{day}</b> <Inline as="span" text={title} />
          </li>
        ))}
    </ul>
  );
}

function Slip({ id }: { id: SlipId }) {
  const { title, lines, stamp } = readSlip(id);
  return (
    <article className="slip">
      <div className="receipt">
        <header>
          <h4>{title}</h4> <Stamp />
        </header>
        <dl>
          {lines.map(({ label, value, isTotal }) => (
            <div key={label} className={isTotal ? 'receipt-row total' : 'receipt-row'}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {stamp && <p className="stamp">{stamp}</p>}
      </div>
    </article>
  );
}

const WIDTH = 1216;
const COLUMNS = 4;
const GAP = 24;

/** From the middle of a step's first day down to its column. */
function threadOf({ day }: Step, index: number): string {
  const from = Math.round(((day - 0.5) / FIRST_DAYS) * WIDTH);
  const to = Math.round(((WIDTH + GAP) / COLUMNS) * index) + 20;
  return `M${from} 0V14L${to} 32V46`;
}
