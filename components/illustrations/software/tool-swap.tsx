import { Canvas } from '@/components/illustrations/canvas';

/** Paid tools crossed out and thrown away, open-source ones put in their places. */
export function ToolSwap() {
  return (
    <Canvas>
      <rect x="172" y="66" width="292" height="226" rx="18" fill="var(--sheet)" />
      <rect x="188" y="82" width="80" height="90" rx="16" fill="var(--green)" />
      <rect x="278" y="82" width="80" height="90" rx="16" fill="var(--night)" />
      <rect x="368" y="82" width="80" height="90" rx="16" stroke="var(--night-soft)" strokeDasharray="5 8" />
      <rect x="188" y="186" width="80" height="90" rx="16" fill="var(--mist)" />
      <rect x="278" y="186" width="80" height="90" rx="16" fill="var(--green)" />
      <rect x="368" y="186" width="80" height="90" rx="16" fill="var(--green-deep)" />
      <path d="M212 150v-44M212 138c4-18 32-8 32-26" stroke="var(--sheet)" strokeWidth="4.5" />
      <path
        d="M218 106a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM218 150a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM250 108a6 6 0 1 1-12 0 6 6 0 0 1 12 0z"
        fill="var(--sheet)"
        stroke="none"
      />
      <path d="M306 112l-14 15 14 15M330 112l14 15-14 15" stroke="var(--marker)" strokeWidth="5.5" />
      <path
        d="M206 212h44a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-24l-14 12v-12h-6a6 6 0 0 1-6-6v-22a6 6 0 0 1 6-6z"
        fill="var(--sheet)"
      />
      <path
        d="M298 244v-28M312 244v-16M326 244v-38M340 244v-20"
        stroke="var(--sheet)"
        strokeWidth="7"
        strokeLinecap="butt"
      />
      <path
        d="M388 216c0-8 40-8 40 0v32c0 8-40 8-40 0zM388 216c0 8 40 8 40 0M388 232c0 8 40 8 40 0"
        stroke="var(--sheet)"
        strokeWidth="3.5"
      />
      <g transform="rotate(9 410 40)">
        <rect x="370" y="4" width="80" height="90" rx="16" fill="var(--marker)" />
        <path d="M390 38l14 14-14 14M412 66h20" strokeWidth="5" />
      </g>
      <path d="M166 116c-52-2-84 18-94 52M62 156l9 14 15-7" stroke="currentColor" />
      <g fill="var(--sheet)">
        <rect x="22" y="186" width="84" height="90" rx="16" transform="rotate(-11 64 231)" />
        <rect x="90" y="270" width="84" height="90" rx="16" transform="rotate(9 132 315)" />
        <rect x="10" y="300" width="84" height="90" rx="16" transform="rotate(-3 52 345)" />
      </g>
      <g stroke="none" fill="var(--ink-soft)" fontFamily="var(--font-display)" fontSize="44" textAnchor="middle">
        <text x="64" y="247" transform="rotate(-11 64 231)">
          $
        </text>
        <text x="132" y="331" transform="rotate(9 132 315)">
          $
        </text>
        <text x="52" y="361" transform="rotate(-3 52 345)">
          $
        </text>
      </g>
      <path
        d="M32 206l66 50M94 200l-58 66M102 286l60 58M160 282l-58 64M22 318l62 54M82 316l-62 60"
        stroke="var(--red)"
        strokeWidth="5"
      />
    </Canvas>
  );
}
