import { Canvas } from '@/components/illustrations/canvas';

/** Remote work: three home offices, one team. */
export function HomeOffices() {
  return (
    <Canvas>
      <g transform="translate(0 10)">
        <path d="M14 366h452" stroke="currentColor" />
        <path d="M92 168c10-90 70-118 146-92M246 76c70-60 150-20 152 148" stroke="currentColor" strokeDasharray="3 8" />
        <rect x="34" y="236" width="120" height="130" fill="var(--sheet)" />
        <path d="M18 242l76-68 76 68z" fill="var(--green)" />
        <path d="M122 190v-20h16v34" fill="var(--green)" />
        <rect x="58" y="258" width="72" height="56" rx="6" fill="var(--marker)" />
        <path
          d="M66 314v-8a20 20 0 0 1 36 0v8zM93 282a10 10 0 1 1-20 0 10 10 0 0 1 20 0z"
          fill="var(--ink)"
          stroke="none"
        />
        <path d="M104 313l8-22h14" strokeWidth="4" />
        <rect x="180" y="150" width="126" height="216" fill="var(--mist)" />
        <path d="M168 154l75-72 75 72z" fill="var(--night)" stroke="currentColor" />
        <rect x="206" y="172" width="74" height="62" rx="6" fill="var(--marker)" />
        <path
          d="M250 234v-8a20 20 0 0 1 20-18v26zM271 200a10 10 0 1 1-20 0 10 10 0 0 1 20 0z"
          fill="var(--ink)"
          stroke="none"
        />
        <path d="M240 233l-8-22h-14" strokeWidth="4" />
        <path d="M222 366v-82a21 21 0 0 1 42 0v82z" fill="var(--red)" />
        <circle cx="254" cy="330" r="3" fill="var(--sheet)" stroke="none" />
        <path d="M346 268h108v98H346z" fill="var(--sheet)" />
        <path d="M332 272v-58l134 34v24z" fill="var(--green-deep)" stroke="currentColor" />
        <rect x="366" y="292" width="68" height="54" rx="6" fill="var(--marker)" />
        <path
          d="M382 346v-10a18 18 0 0 1 36 0v10zM410 310a10 10 0 1 1-20 0 10 10 0 0 1 20 0z"
          fill="var(--ink)"
          stroke="none"
        />
        <path d="M388 308a12 12 0 0 1 24 0" stroke="var(--green)" strokeWidth="4" />
        <path d="M322 366v-46" stroke="currentColor" />
        <path d="M322 336c-18-2-20-34 0-56 20 22 18 54 0 56z" fill="var(--green)" />
        <path
          d="M92 26h74a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-40l-16 16V80h-18a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12z"
          fill="var(--sheet)"
        />
        <path d="M98 46h60M98 62h36" stroke="var(--night-soft)" strokeWidth="6" />
        <path
          d="M334 14h78a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-16v16l-16-16h-46a12 12 0 0 1-12-12V26a12 12 0 0 1 12-12z"
          fill="var(--marker)"
        />
        <path d="M358 42l10 11 20-23" strokeWidth="4.5" />
      </g>
    </Canvas>
  );
}
