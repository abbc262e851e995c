import { Canvas } from '@/components/illustrations/canvas';

/** CMS development: a page made of blocks that an editor moves without a developer. */
export function ContentBlocks() {
  return (
    <Canvas>
      <rect x="26" y="16" width="256" height="368" rx="16" fill="var(--sheet)" />
      <rect x="44" y="36" width="220" height="46" rx="8" fill="var(--mist)" stroke="none" />
      <path d="M62 59h112" strokeWidth="10" />
      <path d="M222 59h24" stroke="var(--night-soft)" strokeWidth="10" />
      <rect x="44" y="94" width="220" height="92" rx="8" fill="var(--green)" stroke="none" />
      <path d="M44 172l52-48 40 36 26-20 56 46H52a8 8 0 0 1-8-8z" fill="var(--green-deep)" stroke="none" />
      <circle cx="222" cy="122" r="14" fill="var(--marker)" stroke="none" />
      <rect x="44" y="200" width="220" height="74" rx="8" stroke="var(--night-soft)" strokeDasharray="5 8" />
      <rect x="44" y="290" width="104" height="74" rx="8" fill="var(--mist)" stroke="none" />
      <rect x="160" y="290" width="104" height="74" rx="8" fill="var(--mist)" stroke="none" />
      <path d="M60 312h50M176 312h40" strokeWidth="7" />
      <path d="M60 330h70M60 346h54M176 330h70M176 346h62" stroke="var(--night-soft)" strokeWidth="6" />
      <g transform="rotate(6 350 224)">
        <rect x="222" y="182" width="236" height="82" rx="12" fill="var(--marker)" />
        <path d="M240 206h.1M254 206h.1M240 223h.1M254 223h.1M240 240h.1M254 240h.1" strokeWidth="6" />
        <path d="M284 228v-16q0-10 12-12M306 228v-16q0-10 12-12" stroke="var(--green)" strokeWidth="7" />
        <path d="M340 208h92M340 226h76M340 244h46" strokeWidth="7" />
      </g>
      <path d="M414 256l50 20-21 8 13 24-12 7-14-25-15 16z" fill="var(--ink)" stroke="var(--sheet)" strokeWidth="3" />
      <rect x="310" y="24" width="148" height="124" rx="16" fill="var(--night)" stroke="currentColor" />
      <rect
        x="326"
        y="40"
        width="52"
        height="42"
        rx="8"
        fill="var(--night-raised)"
        stroke="var(--night-line-strong)"
        strokeWidth="2"
      />
      <rect
        x="390"
        y="40"
        width="52"
        height="42"
        rx="8"
        fill="var(--night-raised)"
        stroke="var(--night-line-strong)"
        strokeWidth="2"
      />
      <rect
        x="326"
        y="92"
        width="52"
        height="42"
        rx="8"
        fill="var(--night-raised)"
        stroke="var(--night-line-strong)"
        strokeWidth="2"
      />
      <rect x="390" y="92" width="52" height="42" rx="8" stroke="var(--marker)" strokeWidth="2" strokeDasharray="4 5" />
      <path
        d="M342 52h20M352 52v20M402 70l12-14 8 8 5-4 6 10zM342 106h20M342 114h20M342 122h12M416 105v16M408 113h16"
        stroke="var(--marker)"
        strokeWidth="3"
      />
    </Canvas>
  );
}
