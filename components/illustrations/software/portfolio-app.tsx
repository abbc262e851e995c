import { Canvas } from '@/components/illustrations/canvas';

/** A mobile app's screens, side by side. */
export function PortfolioApp() {
  return (
    <Canvas>
      <g transform="rotate(-11 110 220)">
        <rect x="28" y="62" width="156" height="296" rx="26" fill="var(--night)" stroke="currentColor" />
        <rect x="38" y="72" width="136" height="276" rx="18" fill="var(--green)" stroke="none" />
        <path d="M58 112h62" stroke="var(--sheet)" strokeWidth="10" />
        <path
          d="M70 168h72a12 12 0 0 1 12 12v46a12 12 0 0 1-12 12H70a12 12 0 0 1-12-12v-46a12 12 0 0 1 12-12zM70 254h72a12 12 0 0 1 12 12v46a12 12 0 0 1-12 12H70a12 12 0 0 1-12-12v-46a12 12 0 0 1 12-12z"
          fill="var(--green-deep)"
          stroke="none"
        />
        <path d="M74 194h30M74 280h38" stroke="var(--marker)" strokeWidth="7" />
      </g>
      <g transform="rotate(11 370 220)">
        <rect x="296" y="62" width="156" height="296" rx="26" fill="var(--night)" stroke="currentColor" />
        <rect x="306" y="72" width="136" height="276" rx="18" fill="var(--night-raised)" stroke="none" />
        <circle cx="374" cy="158" r="42" stroke="var(--night-line)" strokeWidth="16" />
        <path d="M374 116a42 42 0 1 1-40 54" stroke="var(--marker)" strokeWidth="16" strokeLinecap="butt" />
        <path d="M332 240h84" stroke="var(--night-text)" strokeWidth="8" />
        <path d="M334 316v-30M354 316v-48M374 316v-22M414 316v-40" stroke="var(--night-soft)" strokeWidth="9" />
        <path d="M394 316v-58" stroke="var(--marker)" strokeWidth="9" />
      </g>
      <rect x="150" y="14" width="180" height="372" rx="32" fill="var(--night)" stroke="currentColor" />
      <rect x="161" y="25" width="158" height="350" rx="22" fill="var(--sheet)" stroke="none" />
      <path d="M216 39h48" stroke="var(--night)" strokeWidth="8" />
      <circle cx="292" cy="72" r="13" fill="var(--marker)" strokeWidth="1.5" />
      <rect x="176" y="98" width="128" height="112" rx="14" fill="var(--mist)" stroke="none" />
      <path
        d="M176 196l36-44 30 30 20-16 42 32a14 14 0 0 1-14 12h-100a14 14 0 0 1-14-14z"
        fill="var(--green)"
        stroke="none"
      />
      <circle cx="276" cy="126" r="12" fill="var(--marker)" stroke="none" />
      <path d="M289 201a12 12 0 0 1 22-8 12 12 0 0 1 22 8c0 14-22 28-22 28s-22-14-22-28z" fill="var(--red)" />
      <path d="M181 74h68M181 236h68" strokeWidth="9" />
      <path d="M181 256h106M181 274h84" stroke="var(--night-soft)" strokeWidth="7" />
      <path d="M192 318h96" stroke="var(--green)" strokeWidth="36" />
      <path d="M218 318h44" stroke="var(--sheet)" strokeWidth="7" />
    </Canvas>
  );
}
