import { Canvas } from '@/components/illustrations/canvas';

/** CMS care: the days on which somebody looks after the site, ticked one by one. */
export function MaintenanceCalendar() {
  return (
    <Canvas>
      <rect x="40" y="46" width="350" height="320" rx="18" fill="var(--sheet)" />
      <path d="M40 64a18 18 0 0 1 18-18h314a18 18 0 0 1 18 18v50H40z" fill="var(--green)" />
      <rect x="112" y="24" width="16" height="48" rx="8" fill="var(--sheet)" />
      <rect x="302" y="24" width="16" height="48" rx="8" fill="var(--sheet)" />
      <path d="M68 90h96" stroke="var(--sheet)" strokeWidth="10" />
      <path d="M342 82l9 9-9 9M322 82l-9 9 9 9" stroke="var(--sheet)" strokeWidth="4" />
      <path
        d="M76 148h.1M130 148h.1M184 148h.1M238 148h.1M292 148h.1M346 148h.1M76 202h.1M130 202h.1M184 202h.1M238 202h.1M292 202h.1M346 202h.1M76 256h.1M130 256h.1M184 256h.1M238 256h.1M292 256h.1M346 256h.1M76 310h.1M130 310h.1M184 310h.1M238 310h.1M292 310h.1"
        stroke="var(--mist)"
        strokeWidth="38"
      />
      <path d="M130 148h.1M130 202h.1M130 256h.1M130 310h.1" stroke="var(--green)" strokeWidth="38" />
      <path d="M121 149l7 8 12-15M121 203l7 8 12-15M121 257l7 8 12-15" stroke="var(--sheet)" strokeWidth="4" />
      <path d="M122 310h16" stroke="var(--marker)" strokeWidth="5" />
      <path d="M238 202h.1M292 256h.1" stroke="var(--marker)" strokeWidth="38" />
      <path d="M232 232c-44-6-40-62 8-62s48 66-6 60-50-40-30-54" stroke="var(--red)" strokeWidth="3.5" />
      <path d="M70 148l5 6 9-11M70 202l5 6 9-11M178 148l5 6 9-11" stroke="var(--night-soft)" strokeWidth="3.5" />
      <g transform="translate(386 256) rotate(34)">
        <path
          d="M-14 120V32A36 36 0 0 1-20-26V2L0 14 20 2V-26A36 36 0 0 1 14 32V120a14 14 0 0 1-28 0z"
          fill="var(--marker)"
        />
        <circle cx="0" cy="116" r="4" fill="var(--ink)" />
      </g>
    </Canvas>
  );
}
