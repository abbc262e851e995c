import { Canvas } from './canvas';

const WEEKS = [0, 1, 2, 3, 4];
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** A calendar month: working days are filled, weekends outlined, and one day has a check mark. */
export function Month() {
  return (
    <Canvas viewBox="0 0 420 320">
      <rect x="10" y="34" width="400" height="276" rx="14" fill="var(--sheet)" />
      <path d="M10 84h400" strokeLinecap="butt" />
      <path d="M92 14v40M328 14v40" strokeWidth="9" />
      <path d="M150 60h120" strokeWidth="9" />
      {WEEKS.map((week) =>
        DAYS.map((day) => {
          const workday = week === 2 && day === 3 ? { fill: 'var(--marker)' } : { fill: 'var(--mist)', stroke: 'none' };
          const look = day > 4 ? { stroke: 'var(--line)', strokeWidth: 1.5 } : workday;
          return <rect key={day} x={34 + day * 52} y={106 + week * 39} width="40" height="27" rx="6" {...look} />;
        }),
      )}
      <path d="m199 197 7 7 13-13" strokeWidth="4" />
    </Canvas>
  );
}
