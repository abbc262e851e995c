import type { CSSProperties } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { SampleStamp, sampleStampStyle } from '@/components/ui/sample-stamp';
import { styledRoot } from '@/components/ui/styled-root';
import { firstMonth } from '@/content/first-month';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';
import { firstDaysTexts, sampleTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';
import { Stubs, stubStyle } from './day-stubs';

/** The strip ends with the third event. */
const shown = firstMonth.slice(0, 3);
const DAYS = firstMonth[2].day;

const Root = styledRoot('section', 'door')`
  ${nameInMargin('door')}
  padding-block: var(--section-space-open);
  ${stubStyle}
  ${sampleStampStyle}

  .layout {
    display: grid;
    gap: 2rem clamp(2.5rem, 5vw, 4.5rem);
    align-items: center;
    @media screen and (min-width: 60rem) {
      grid-template-columns: 1fr 1.15fr;
    }
  }
  h2 {
    font-size: clamp(1.6rem, 1.3rem + 1.3vw, 2.2rem);
    max-width: 15.96em;
  }
  .words p {
    margin: 0.8rem 0 1.6rem;
  }
  .stubs {
    --stubs: ${DAYS};
    grid-auto-rows: 4.2rem;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(${DAYS}, minmax(0, 1fr));
    margin-top: 0.9rem;
    font: 600 min(1rem, 4vw) / 1.25 var(--font-display);
  }
  li {
    grid-column-start: var(--day);
    grid-column-end: span 3;
    padding-inline: 0.4rem;
  }
  li:last-of-type {
    grid-column: -3 / -1;
    padding-inline: 0;
    text-align: right;
  }
  .sample {
    margin-top: 1.2rem;
  }

`;

/** The first days of a new client as a small strip that leads to the whole month. */
export function Door({ section }: { section: SectionOf<'door'> }) {
  return (
    <Root id={section.anchor}>
      <div className="wrap layout">
        <div className="words">
          <Inline as="h2" text={section.heading} />
          <Inline as="p" className="intro" text={section.intro} />
          <ButtonLink action={section.action} variant="outline" hasArrow />
        </div>
        <div>
          <Stubs days={DAYS} />
          <ol>
            {shown.map(({ day, title }) => (
              <li key={day} style={dayStyle(day)}>
                <span className="visually-hidden">{`${fillIn(firstDaysTexts.day, { day })} `}</span>
                <Inline text={title} />
              </li>
            ))}
          </ol>
          <SampleStamp label={sampleTexts.plan} />
        </div>
      </div>
    </Root>
  );
}

const dayStyle = (day: number): CSSProperties & { '--day': number } => ({ '--day': day });
