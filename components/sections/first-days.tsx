import type { CSSProperties } from 'react';
import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { firstMonth } from '@/content/first-month';
import { FIRST_DAYS } from '@/content/schema/first-month';
import type { SectionOf } from '@/content/schema/section';
import { firstDaysTexts, sampleTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';
import { Stubs, stubStyle } from './day-stubs';

const Root = styledRoot('section', 'first-days')`
  padding-block: var(--section-space);
  ${stubStyle}

  .days {
    --row: 1.5rem;
    display: grid;
  }
  ol {
    display: contents;
  }
  li {
    position: relative;
    line-height: 1.4;
  }
  li::before {
    content: '';
    position: absolute;
    border: 0 solid var(--ink);
  }
  h3 {
    font-size: 1.25rem;
  }
  li p {
    color: var(--ink-soft);
    font-size: 1rem;
  }
  .foot {
    margin-top: 2rem;
    color: var(--ink-soft);
  }
  .stamp-sample {
    margin-right: 0.6rem;
  }

  /* On a narrow screen the strip stands upright, and each event begins at its day. The last row is for the text of the
     last event. */
  @media (max-width: 59.999rem), print {
    .days {
      grid-template: repeat(${FIRST_DAYS}, minmax(var(--row), auto)) auto / 3.6rem minmax(0, 1fr);
      column-gap: 1.1rem;
    }
    .stubs {
      --stubs: 1;
      grid-area: 1 / 1 / -2;
      grid-template-rows: repeat(${FIRST_DAYS}, 1fr);
      grid-template-rows: subgrid;
    }
    .stubs i + i {
      border-width: 1.5px 0 0;
    }
    li {
      grid-area: var(--day) / 2 / var(--next);
      padding: 0.25rem 0 0.4rem;
    }
    li::before {
      top: 0.95rem;
      left: -1.1rem;
      width: 0.8rem;
      border-top-width: 1.5px;
    }
  }
  @media screen and (min-width: 60rem) {
    .days {
      grid-template: auto 4.2rem auto / repeat(${FIRST_DAYS}, minmax(0, 1fr));
    }
    .stubs {
      --stubs: ${FIRST_DAYS};
      grid-area: 2 / 1 / 3 / -1;
    }
    li {
      grid-area: 1 / var(--from) / 2 / var(--until);
      align-self: end;
      padding: 0 1rem 1.9rem 0.95rem;
    }
    li:nth-of-type(even) {
      grid-row: 3;
      align-self: start;
      padding-block: 1.9rem 0;
    }
    li::before {
      inset: 0.35rem auto 0 0.2rem;
      border-left-width: 1.5px;
    }
    li:nth-of-type(even)::before {
      inset-block: 0 0.35rem;
    }
    /* No room to the right of its day. */
    .late {
      padding-inline: 0 0.95rem;
      text-align: right;
    }
    .late::before {
      inset-inline: auto 0.2rem;
    }
  }
  /* Low enough for one sheet with the heading: over two, the events would stand beside other days. */
  @media print {
    .days {
      --row: 1.2rem;
      break-inside: avoid;
    }
  }
`;

/** A month of a new client: the days as a strip of stubs, and what happens on some of them. */
export function FirstDays({ section }: { section: SectionOf<'first-days'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <div className="days">
        <Stubs days={FIRST_DAYS} />
        <ol>
          {firstMonth.map(({ day, title, description }, index) => (
            <li key={day} className={isLate(day) ? 'late' : undefined} style={place(index)}>
              <h3>
                <span className="visually-hidden">{`${fillIn(firstDaysTexts.day, { day })} `}</span>
                <Inline text={title} />
              </h3>
              <Inline as="p" text={description} />
            </li>
          ))}
        </ol>
      </div>
      <p className="foot">
        <Stamp label={sampleTexts.plan} /> <Inline as="span" text={section.note} />
      </p>
    </HeadedSection>
  );
}

/** How many stubs wide the text of an event is at least. */
const TEXT_WIDTH = 6;
const END = FIRST_DAYS + 1;

const isLate = (day: number) => day + TEXT_WIDTH > END;
const firstColumn = (day: number) => (isLate(day) ? day + 1 - TEXT_WIDTH : day);

type Place = CSSProperties & { '--day': number; '--next': number; '--from': number; '--until': number };

/**
 * The lines of the grid between which an event stands: rows of the upright strip, down to the next event, and columns of
 * the wide one. Events there are above and below the strip in turn, so each has room up to the one after the next.
 */
function place(index: number): Place {
  const dayOf = (at: number) => firstMonth[at]?.day;
  const day = dayOf(index) ?? 1;
  const beside = dayOf(index + 2);
  const until = isLate(day) ? day + 1 : beside ? firstColumn(beside) : END;
  return { '--day': day, '--next': dayOf(index + 1) ?? END + 1, '--from': firstColumn(day), '--until': until };
}
