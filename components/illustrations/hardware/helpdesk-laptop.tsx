import { Canvas } from '@/components/illustrations/canvas';

/** Startup IT: every account and machine in one list, and somebody with a headset on. */
export function HelpdeskLaptop() {
  return (
    <Canvas>
      <g transform="translate(0 30)">
        <rect x="70" y="70" width="330" height="216" rx="16" fill="var(--night)" stroke="currentColor" />
        <rect x="84" y="84" width="302" height="188" rx="8" fill="var(--sheet)" stroke="none" />
        <path d="M28 288h414v6a22 22 0 0 1-22 22H50a22 22 0 0 1-22-22z" fill="var(--sheet)" />
        <path d="M198 289h74" stroke="var(--night-soft)" strokeWidth="6" />
        <path d="M100 178h270M100 226h270" stroke="var(--line)" strokeWidth="2" />
        <circle cx="124" cy="154" r="16" fill="var(--mist)" stroke="none" />
        <circle cx="124" cy="202" r="16" fill="var(--mist)" stroke="none" />
        <circle cx="124" cy="250" r="16" fill="var(--mist)" stroke="none" />
        <path
          d="M130 149a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM113 166a11 9 0 0 1 22 0zM130 197a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM113 214a11 9 0 0 1 22 0zM130 245a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM113 262a11 9 0 0 1 22 0z"
          fill="var(--green)"
          stroke="none"
        />
        <path d="M158 148h64M158 196h84M158 244h50" strokeWidth="7" />
        <path d="M158 163h40M158 211h54M158 259h72" stroke="var(--night-soft)" strokeWidth="6" />
        <path d="M288 154h18M288 202h18" stroke="var(--green)" strokeWidth="24" />
        <path d="M288 250h18" stroke="var(--dash)" strokeWidth="24" />
        <path d="M306 154h.1M306 202h.1M288 250h.1" stroke="var(--sheet)" strokeWidth="16" />
        <path d="M340 116V92a52 56 0 0 1 104 0v24" stroke="currentColor" strokeWidth="7" />
        <rect x="326" y="108" width="28" height="54" rx="13" fill="var(--green)" />
        <rect x="430" y="108" width="28" height="54" rx="13" fill="var(--green)" />
        <path d="M446 162c0 34-18 46-44 48" stroke="currentColor" strokeWidth="4" />
        <rect x="376" y="200" width="32" height="20" rx="10" fill="var(--red)" />
        <path
          d="M34 22h150a14 14 0 0 1 14 14v46a14 14 0 0 1-14 14h-84l-22 22V96H34a14 14 0 0 1-14-14V36a14 14 0 0 1 14-14z"
          fill="var(--marker)"
        />
        <path d="M44 48h104M44 70h66" strokeWidth="7" />
        <path d="M160 68l6 6 11-13" strokeWidth="4" />
      </g>
    </Canvas>
  );
}
