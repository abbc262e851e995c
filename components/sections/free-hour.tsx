import { Rows } from '@/components/parts/rows';
import { Stamp } from '@/components/parts/stamp';
import { Steps } from '@/components/parts/steps';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { FREE_MINUTES } from '@/content/schema/sections/consultation';
import { freeHourTexts, sampleTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'free-hour')`
  --sides: minmax(0, 2.1fr) minmax(0, 1fr);

  /* Beside the receipt there is room for two. */
  @media screen and (min-width: 62rem) {
    .steps {
      grid-template-columns: 1fr 1fr;
    }
  }

  .stamp-sample {
    margin-top: var(--space-sm);
  }
  .rows {
    margin: var(--space-xs) 0 var(--space-sm);
    font: 400 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  .receipt-row :last-child {
    font: 700 var(--text-2xl) / var(--leading-tight) var(--font-display);
  }
  .button {
    width: 100%;
    margin-top: var(--space-sm);
    font: 600 var(--text-md) / var(--leading-snug) var(--font-text);
  }
`;

/** The free consultation minute by minute, beside a receipt of what the visitor leaves with. */
export function FreeHour({ section }: { section: SectionOf<'free-hour'> }) {
  const { parts, result, action } = section;
  const timed = parts.map((part, index) => {
    const from = parts.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0);
    return { ...part, from, to: from + part.minutes };
  });
  return (
    <HeadedSection root={Root} section={section} data-tone="mist">
      <div className="layout">
        <div>
          <Steps
            look="columns"
            steps={timed.map(({ from, to, ...part }) => ({
              ...part,
              time: fillIn(freeHourTexts.minutes, { from, to }),
            }))}
          />
          <Stamp label={sampleTexts.hour} />
        </div>
        <div className="receipt-shadow">
          <div className="receipt">
            <Inline as="h3" text={result.heading} />
            <Rows rows={result.items.map((description) => ({ icon: 'check', description }))} />
            <p className="receipt-row">
              <span>{fillIn(freeHourTexts.engineer, { minutes: FREE_MINUTES })}</span>{' '}
              <strong>{freeHourTexts.free}</strong>
            </p>
            <ButtonLink action={action} />
          </div>
        </div>
      </div>
    </HeadedSection>
  );
}
