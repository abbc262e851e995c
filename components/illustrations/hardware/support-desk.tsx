import { Canvas } from '@/components/illustrations/canvas';

/** Support: a counter, a bell, and a person who picks up. */
export function SupportDesk() {
  return (
    <Canvas>
      <path d="M118 280v-30a66 66 0 0 1 66-66h12a66 66 0 0 1 66 66v30z" fill="var(--green)" />
      <path d="M168 184l22 28 22-28" fill="var(--sheet)" />
      <rect x="176" y="158" width="28" height="34" rx="12" fill="var(--sheet)" />
      <circle cx="190" cy="122" r="46" fill="var(--sheet)" />
      <path d="M145 128a46 46 0 0 1 90-6c-20 2-34-6-42-16-8 14-24 20-48 22z" fill="var(--ink)" stroke="currentColor" />
      <path d="M142 124a48 50 0 0 1 96 0" stroke="currentColor" strokeWidth="5" />
      <rect x="130" y="116" width="24" height="40" rx="11" fill="var(--marker)" />
      <path d="M142 156c2 18 16 24 32 24" stroke="currentColor" strokeWidth="4" />
      <path d="M176 142q14 12 28 0M174 122v.1M206 122v.1" strokeWidth="3.5" />
      <rect x="28" y="272" width="424" height="24" rx="10" fill="var(--sheet)" />
      <path d="M50 296h380v92H50z" fill="var(--night)" stroke="currentColor" />
      <path d="M74 320h108v44H74z" stroke="var(--night-line-strong)" strokeWidth="2" strokeDasharray="4 6" />
      <path d="M92 342h72" stroke="var(--marker)" strokeWidth="8" />
      <path d="M214 326h190M214 342h150M214 358h170" stroke="var(--night-line)" strokeWidth="6" />
      <rect x="36" y="204" width="92" height="62" rx="8" fill="var(--night)" stroke="currentColor" />
      <path d="M82 266v6M60 272h44" stroke="currentColor" strokeWidth="5" />
      <path d="M52 224h40M52 240h60" stroke="var(--night-line-strong)" strokeWidth="6" />
      <path d="M330 266a44 44 0 0 1 88 0z" fill="var(--marker)" />
      <path d="M322 270h104" stroke="currentColor" strokeWidth="6" />
      <path d="M374 222v-10M364 210h20" strokeWidth="6" />
      <path d="M348 250a30 30 0 0 1 12-16" stroke="var(--sheet)" strokeWidth="4" />
      <path d="M318 200l-12-10M344 182l-4-14M430 200l12-10M404 182l4-14" stroke="var(--red)" strokeWidth="4" />
      <path
        d="M272 26h168a16 16 0 0 1 16 16v80a16 16 0 0 1-16 16H292l-34 22 4-34a16 16 0 0 1-6-12V42a16 16 0 0 1 16-16z"
        fill="var(--sheet)"
      />
      <path d="M282 56h92" strokeWidth="8" />
      <path d="M282 82h142M282 106h78" stroke="var(--night-soft)" strokeWidth="7" />
      <circle cx="422" cy="112" r="18" fill="var(--marker)" />
      <path d="M414 112l6 6 11-13" strokeWidth="4" />
    </Canvas>
  );
}
