import { Canvas } from '@/components/illustrations/canvas';

const jobs = [
  { time: '8:30', who: 'A' },
  { time: '9:15', who: 'J' },
  { time: '10:30', who: 'M' },
  { time: '1:00', who: 'A' },
  { time: '3:45', who: 'J' },
].map((job, index) => ({ ...job, y: 138 + index * 44 }));

/** Buzsmart: the day on one page of a tablet: what is done, what is late, what is on now, and who has it. */
export function Buzsmart() {
  return (
    <Canvas>
      <rect x="14" y="46" width="452" height="312" rx="30" fill="var(--night)" stroke="currentColor" />
      <rect x="34" y="66" width="412" height="272" rx="14" fill="var(--sheet)" stroke="none" />
      <path d="M54 92h92" strokeWidth="9" />
      <path d="M366 92h60" stroke="var(--night-soft)" strokeWidth="7" />
      <path d="M34 204h412v44H34z" fill="var(--marker)" stroke="none" />
      <path d="M34 116h412M34 160h412M34 292h412" stroke="var(--line)" strokeWidth="2" />
      <rect x="124" y="126" width="24" height="24" rx="6" fill="var(--green)" />
      <path
        d="M130 170h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-12a6 6 0 0 1-6-6v-12a6 6 0 0 1 6-6zM130 214h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-12a6 6 0 0 1-6-6v-12a6 6 0 0 1 6-6zM130 258h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-12a6 6 0 0 1-6-6v-12a6 6 0 0 1 6-6zM130 302h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-12a6 6 0 0 1-6-6v-12a6 6 0 0 1 6-6z"
        fill="var(--sheet)"
      />
      <path d="M130 138l5 6 9-11" stroke="var(--sheet)" strokeWidth="3.5" />
      <path d="M168 182h136M168 226h174M168 270h112M168 314h150" strokeWidth="8" />
      <path d="M168 138h112" stroke="var(--night-soft)" strokeWidth="8" />
      <g stroke="none" fontSize="20" fontFamily="var(--font-mono)" textAnchor="end">
        {jobs.map(({ time, y }) => (
          <text key={time} x="106" y={y + 7} fill="var(--ink)">
            {time}
          </text>
        ))}
        <text x="376" y="189" fill="var(--red)">
          late
        </text>
      </g>
      <path d="M408 138h.1M408 182h.1M408 226h.1M408 270h.1M408 314h.1" stroke="var(--green)" strokeWidth="32" />
      <g stroke="none" fill="var(--sheet)" fontSize="18" fontFamily="var(--font-display)" textAnchor="middle">
        {jobs.map(({ time, who, y }) => (
          <text key={time} x="408" y={y + 6}>
            {who}
          </text>
        ))}
      </g>
      <path d="M109 167c-26-9-69-3-67 16s73 17 74-1-38-22-58-14" stroke="var(--red)" strokeWidth="3.5" />
      <circle cx="24" cy="202" r="2.5" fill="var(--night-line-strong)" stroke="none" />
    </Canvas>
  );
}
