import { Canvas } from '@/components/illustrations/canvas';
import { site } from '@/content/site';

/** The first two offices: two desks, two hours of the day, one conversation. */
export function TwoOffices() {
  return (
    <Canvas>
      <rect x="18" y="44" width="160" height="130" rx="12" fill="var(--mist)" />
      <path d="M18 150h160v12a12 12 0 0 1-12 12H30a12 12 0 0 1-12-12z" fill="var(--green)" />
      <path d="M86 150l8-84 6-10 6 10 8 84z" fill="var(--sheet)" />
      <circle cx="48" cy="80" r="14" fill="var(--marker)" />
      <path d="M140 150v-22h26v22z" fill="var(--sheet)" />
      <rect x="302" y="44" width="160" height="130" rx="12" fill="var(--night)" stroke="currentColor" />
      <path
        d="M303 146c30-8 50 4 80-2s50-4 78 2v16a12 12 0 0 1-12 12H315a12 12 0 0 1-12-12z"
        fill="var(--green)"
        stroke="none"
      />
      <path d="M424 92a18 18 0 1 1-16-30 15 15 0 0 0 16 30z" fill="var(--marker)" stroke="none" />
      <path
        d="M346 152c8-24 6-40 2-58M348 94c-10-14-24-12-32-2M348 94c-6-18-18-20-28-16M348 94c4-16 16-18 28-12M348 94c12-8 24-2 28 10"
        stroke="var(--night-soft)"
        strokeWidth="4"
      />
      <path d="M52 326v62M178 326v62M302 326v62M428 326v62" stroke="currentColor" />
      <path d="M58 312v-26a38 38 0 0 1 76 0v26z" fill="var(--green)" />
      <path d="M422 312v-26a38 38 0 0 0-76 0v26z" fill="var(--marker)" />
      <circle cx="98" cy="224" r="27" fill="var(--sheet)" />
      <circle cx="382" cy="224" r="27" fill="var(--sheet)" />
      <path
        d="M71 226a27 27 0 0 1 52-10c-14 6-24 2-30-4-4 10-12 14-22 14zM410 230a27 27 0 1 0-54-14c12 0 20-2 28-8 6 12 14 18 26 22z"
        fill="var(--ink)"
        stroke="currentColor"
      />
      <circle cx="398" cy="192" r="11" fill="var(--ink)" stroke="currentColor" />
      <path
        d="M28 312h176a8 8 0 0 1 0 16H28a8 8 0 0 1 0-16zM276 312h176a8 8 0 0 1 0 16H276a8 8 0 0 1 0-16z"
        fill="var(--sheet)"
      />
      <path d="M146 311l14-46h38l-14 46zM334 311l-14-46h-38l14 46z" fill="var(--night)" stroke="currentColor" />
      <path
        d="M188 184h62a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14h-54l-26 14 6-22v-34a14 14 0 0 1 12-14z"
        fill="var(--green)"
        stroke="currentColor"
      />
      <path d="M192 204h52M192 220h32" stroke="var(--sheet)" strokeWidth="6" />
      <path
        d="M230 128h64a14 14 0 0 1 14 14v34l6 22-26-14h-58a14 14 0 0 1-14-14v-28a14 14 0 0 1 14-14z"
        fill="var(--sheet)"
      />
      <path d="M236 148h50" strokeWidth="6" />
      <path d="M236 164h30" stroke="var(--red)" strokeWidth="6" />
      <g stroke="none" fill="currentColor" fontSize="17" fontFamily="var(--font-mono)">
        <text x="18" y="30">
          {site.offices[0].city}
        </text>
        <text x="462" y="30" textAnchor="end">
          {site.offices[1].city}
        </text>
      </g>
    </Canvas>
  );
}
