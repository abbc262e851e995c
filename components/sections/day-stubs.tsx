import { css } from '@/components/ui/styled-root';
import { firstMonth } from '@/content/first-month';

/** The days of a plan as stubs of a ticket. A day with an event is lime. */
export const stubStyle = css`
  .stubs {
    display: grid;
    grid-template-columns: repeat(var(--stubs), minmax(0, 1fr));
    filter: var(--shadow);
  }
  .stubs i {
    display: grid;
    place-items: center;
    border: 0 dashed var(--dash);
    background: var(--sheet);
    color: var(--ink-soft);
    font: 500 var(--text-xs) / 1 var(--font-mono);
  }
  .stubs i + i {
    border-left-width: 1.5px;
  }
  .stubs .event {
    background: var(--marker);
    color: var(--ink);
    font-weight: 700;
    font-size: 1.05rem;
  }

  /* Without its color a day with an event needs a frame. */
  @media print, (forced-colors: active) {
    .stubs .event {
      border: 2px solid;
    }
  }
`;

/** The first days as a strip. Readers hear the list of events instead. */
export function Stubs({ days }: { days: number }) {
  return (
    <div className="stubs" aria-hidden="true">
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
        <i key={day} className={firstMonth.some((event) => event.day === day) ? 'event' : undefined}>
          {day}
        </i>
      ))}
    </div>
  );
}
