import { Rows } from '@/components/parts/rows';
import { Stamp } from '@/components/parts/stamp';
import { Steps } from '@/components/parts/steps';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { firstMonth } from '@/content/first-month';
import type { SectionOf } from '@/content/schema/section';
import { FREE_MINUTES } from '@/content/schema/sections/process';
import { processTexts, sampleTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'process')`
  .process-note {
    margin-top: var(--space-lg);
    color: var(--ink-soft);
  }
  .process-note .stamp-sample {
    margin-right: var(--space-2xs);
  }
  .receipt {
    font: 400 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  .rows {
    margin: var(--space-xs) 0 var(--space-sm);
  }
  .receipt-row > :last-child {
    font: 700 var(--text-2xl) / var(--leading-tight) var(--font-display);
  }
  .receipt .button {
    width: 100%;
    margin-top: var(--space-sm);
  }
`;

type Section = SectionOf<'process'>;
type Step = NonNullable<Section['steps']>[number];

/** What to expect, step by step. Steps with a result go down, beside a receipt of what the visitor leaves with. */
export function Process({ section: { layout, sample, note, result, ...section } }: { section: Section }) {
  const steps: readonly Step[] = section.steps ?? firstMonth;
  const isNight = layout === 'night';
  const all = (
    <>
      <Steps
        look={isNight ? 'ticket' : 'line'}
        isDown={result !== undefined}
        steps={steps.map((step, index) => ({ ...step, time: timeOf(step, steps.slice(0, index)) }))}
      />
      {sample && (
        <p className="process-note">
          <Stamp label={sampleTexts[sample]} /> {note && <Inline as="span" text={note} />}
        </p>
      )}
    </>
  );
  return (
    <HeadedSection
      root={sample && Root}
      section={section}
      data-panel={isNight ? layout : undefined}
      data-tone={result && 'mist'}
    >
      {result ? (
        <div className="layout">
          <div>{all}</div>
          <Result {...result} />
        </div>
      ) : (
        all
      )}
    </HeadedSection>
  );
}

function Result({ heading, items, action }: NonNullable<Section['result']>) {
  return (
    <div className="receipt-shadow">
      <div className="receipt">
        <Inline as="h3" text={heading} />
        <Rows rows={items.map((description) => ({ icon: 'check', description }))} />
        <p className="receipt-row">
          <span>{fillIn(processTexts.engineer, { minutes: FREE_MINUTES })}</span> <strong>{processTexts.free}</strong>
        </p>
        <ButtonLink action={action} />
      </div>
    </div>
  );
}

/** The days of a step, or its minutes, which begin where those of the steps before it end. */
function timeOf({ day, until, minutes }: Step, before: readonly Step[]): string | undefined {
  if (day) return until ? fillIn(processTexts.days, { day, until }) : fillIn(processTexts.day, { day });
  if (!minutes) return undefined;
  const from = before.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  return fillIn(processTexts.minutes, { from, to: from + minutes });
}
