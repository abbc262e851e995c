import type { CSSProperties } from 'react';
import { Stamp } from '@/components/parts/stamp';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { FREE_MINUTES } from '@/content/schema/sections/consultation';
import { freeHourTexts, sampleTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'free-hour')`
  padding-block: var(--section-space);
  background: var(--mist);

  .layout {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem clamp(2.5rem, 5vw, 4.5rem);
    align-items: start;
    margin-top: 3.5rem;
    @media screen and (min-width: 64rem) {
      grid-template-columns: minmax(0, 1fr) 23rem;
    }
  }
  ol {
    border-top: 1.5px solid var(--ink);
  }
  .layout > div {
    position: relative;
  }
  li {
    display: grid;
    padding-block: 1.1rem;
    border-bottom: 1.5px dashed var(--dash);
  }
  ol li {
    gap: 0.2rem 1.6rem;
    @media (min-width: 44rem) {
      grid-template-columns: 11rem 1fr;
      :is(h3, h3 + p) {
        grid-column: 2;
      }
    }
  }
  .minutes {
    grid-row: span 2;
    font: 500 var(--text-xs) / 1.7 var(--font-mono);
  }
  /* The hour as a line, with the minutes of this part on it. Images, because print takes colors away. */
  .minutes i {
    display: block;
    height: 0.8rem;
    margin-block: 0.35rem 0.6rem;
    background:
      linear-gradient(var(--accent) 0 0) var(--from) 0 / var(--width) 100% no-repeat,
      linear-gradient(var(--line) 0 0) 0 50% / 100% 2px no-repeat;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  h3 {
    font-size: 1.2rem;
  }
  ol p {
    color: var(--ink-soft);
  }
  .result {
    filter: var(--shadow);
  }
  .receipt {
    padding-bottom: 2.8rem;
  }
  ul {
    margin-block: 0.6rem 1.2rem;
    font: 500 1rem/1.45 var(--font-text);
  }
  ul li {
    grid-template-columns: 1.9rem 1fr;
    padding-block: 0.7rem;
  }
  .receipt-row :last-child {
    font: 700 1.8rem/1 var(--font-display);
  }
  ul svg {
    margin-top: 0.15rem;
  }
  .button {
    width: 100%;
    margin-top: 1.3rem;
    font: 600 1rem/1.2 var(--font-text);
  }
  .layout .stamp-sample {
    position: absolute;
    top: -2.2rem;
    right: 0;
  }

`;

/** The free consultation minute by minute, drawn to scale, beside a receipt of what the visitor leaves with. */
export function FreeHour({ section }: { section: SectionOf<'free-hour'> }) {
  const { parts, result, action } = section;
  return (
    <HeadedSection root={Root} section={section} data-tone="mist">
      <div className="layout">
        <div>
          <ol>
            {parts.map(({ title, description, minutes }, index) => {
              const start = parts.slice(0, index).reduce((sum, part) => sum + part.minutes, 0);
              return (
                <li key={title}>
                  <p className="minutes">
                    {fillIn(freeHourTexts.minutes, { from: start, to: start + minutes })}
                    <i style={place(start, minutes)} />
                  </p>
                  <Inline as="h3" text={title} />
                  <Inline as="p" text={description} />
                </li>
              );
            })}
          </ol>
          <Stamp label={sampleTexts.hour} />
        </div>
        <div className="result">
          <div className="receipt">
            <Inline as="h3" text={result.heading} />
            <ul>
              {result.items.map((item) => (
                <li key={item}>
                  <Icon name="check" size={1.2} />
                  <Inline as="span" text={item} />
                </li>
              ))}
            </ul>
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

/** Where a part lies on the line. A background's position is a share of the space that the image leaves free. */
function place(start: number, minutes: number): CSSProperties & { '--from': string; '--width': string } {
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;
  return { '--from': percent(start, FREE_MINUTES - minutes), '--width': percent(minutes, FREE_MINUTES) };
}
