const WEEKS = [0, 1, 2, 3, 4];
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** A calendar month: working days are free, one is marked. */
export function Month() {
  return (
    <svg viewBox="0 0 420 320" aria-hidden="true">
      <rect x="10" y="34" width="400" height="276" rx="14" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M10 84h400" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M92 14v40M328 14v40" stroke="var(--ink)" strokeWidth="9" strokeLinecap="round" />
      <path d="M150 60h120" stroke="var(--ink)" strokeWidth="9" strokeLinecap="round" />
      {WEEKS.flatMap((week) =>
        DAYS.map((day) => {
          const isWeekend = day > 4;
          const isMarked = week === 2 && day === 3;
          return (
            <rect
              key={`${week}-${day}`}
              x={34 + day * 52}
              y={106 + week * 39}
              width="40"
              height="27"
              rx="6"
              fill={isMarked ? 'var(--marker)' : isWeekend ? 'none' : 'var(--mist)'}
              stroke={isMarked ? 'var(--ink)' : isWeekend ? 'var(--line)' : 'none'}
              strokeWidth={isMarked ? 2.5 : 1.5}
            />
          );
        }),
      )}
      <path
        d="m199 197 7 7 13-13"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
