import { Canvas } from '@/components/illustrations/canvas';

/** Proof of concept: the sketch on paper, and the app that it became within weeks. */
export function Prototype() {
  return (
    <Canvas>
      <g transform="rotate(-6 124 190)">
        <rect x="20" y="30" width="208" height="312" rx="4" fill="var(--sheet)" />
        <path d="M72 66q54-8 104 1 14 2 13 16 6 104 0 208-1 12-14 14-50 5-102-1-14-1-14-14-5-104 0-208 1-15 13-16z" />
        <path d="M80 96q46-4 88 1 4 30-1 64-44 4-87-1-4-32 0-64zM82 98l84 62M166 98l-82 62" />
        <path d="M82 186q9-9 18 0t18 0 18 0 18 0M82 206q9-9 18 0t18 0 18 0" />
        <path d="M94 236q34-4 66 0 4 14-1 28-32 3-65 0-4-14 0-28z" />
        <path d="M82 252c-2-34 96-40 96-4s-104 36-94-6" stroke="var(--red)" strokeWidth="3.5" />
        <path d="M182 232c18-12 14-36 12-46" stroke="var(--red)" strokeWidth="3" />
      </g>
      <path d="M222 96c18-34 36-38 54-32M264 54l13 10-9 14" stroke="currentColor" />
      <rect x="280" y="26" width="180" height="356" rx="30" fill="var(--night)" stroke="currentColor" />
      <rect x="291" y="37" width="158" height="334" rx="20" fill="var(--sheet)" stroke="none" />
      <path d="M346 50h48" stroke="var(--night)" strokeWidth="8" />
      <rect x="305" y="74" width="130" height="112" rx="12" fill="var(--green)" stroke="none" />
      <path
        d="M305 174l38-40 30 28 18-14 44 32v-6a12 12 0 0 1-12 12H317a12 12 0 0 1-12-12z"
        fill="var(--green-deep)"
        stroke="none"
      />
      <circle cx="406" cy="104" r="14" fill="var(--marker)" stroke="none" />
      <path d="M310 212h80" strokeWidth="10" />
      <path d="M309 236h116M309 256h90" stroke="var(--night-soft)" strokeWidth="7" />
      <rect x="305" y="282" width="130" height="44" rx="14" fill="var(--marker)" />
      <path d="M338 304h64" strokeWidth="7" />
      <path d="M346 352h48" stroke="var(--night-soft)" strokeWidth="6" />
      <g transform="rotate(-28 140 350)">
        <path d="M62 350l32-15h118v30H94z" fill="var(--marker)" />
        <path d="M212 335h18a12 12 0 0 1 12 12v6a12 12 0 0 1-12 12h-18z" fill="var(--red)" />
        <path d="M62 350l14-7v14z" fill="var(--ink)" />
        <path d="M94 350h118" />
      </g>
    </Canvas>
  );
}
