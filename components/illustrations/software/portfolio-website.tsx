import { Canvas } from '@/components/illustrations/canvas';

/** A website on a wide screen and, beside it, on a narrow one. */
export function PortfolioWebsite() {
  return (
    <Canvas>
      <rect x="14" y="20" width="384" height="330" rx="16" fill="var(--sheet)" />
      <path d="M15 60h382v140H15z" fill="var(--green-deep)" stroke="none" />
      <path d="M14 60h384" />
      <circle cx="38" cy="40" r="5" fill="var(--red)" stroke="none" />
      <circle cx="56" cy="40" r="5" fill="var(--marker)" strokeWidth="1.5" />
      <path d="M92 40h44M250 40h30M298 40h30" stroke="var(--night-soft)" strokeWidth="6" />
      <rect x="346" y="30" width="36" height="20" rx="8" fill="var(--green)" stroke="none" />
      <path d="M40 100h136M40 128h92" stroke="var(--night-text)" strokeWidth="12" />
      <path d="M54 174h44" stroke="var(--marker)" strokeWidth="22" />
      <circle cx="296" cy="130" r="50" fill="var(--green)" stroke="none" />
      <path d="M246 130a50 50 0 0 1 100 0z" fill="var(--marker)" stroke="none" />
      <path d="M228 180l44-44 32 28 22-18 44 34v20H228z" fill="var(--night)" stroke="none" />
      <path d="M40 232h80" strokeWidth="9" />
      <path d="M50 254h76a10 10 0 0 1 10 10v52H40v-52a10 10 0 0 1 10-10z" fill="var(--mist)" stroke="none" />
      <path d="M168 254h76a10 10 0 0 1 10 10v52h-96v-52a10 10 0 0 1 10-10z" fill="var(--marker)" stroke="none" />
      <path d="M286 254h60v62h-70v-52a10 10 0 0 1 10-10z" fill="var(--green)" stroke="none" />
      <path d="M52 300l20-24 16 16 10-8 26 16M176 276h50M176 292h34" stroke="var(--green)" strokeWidth="4" />
      <rect x="326" y="128" width="138" height="258" rx="24" fill="var(--night)" stroke="currentColor" />
      <rect x="336" y="138" width="118" height="238" rx="16" fill="var(--sheet)" stroke="none" />
      <path d="M336 154a16 16 0 0 1 16-16h86a16 16 0 0 1 16 16v112H336z" fill="var(--night-raised)" stroke="none" />
      <path d="M352 166h62M352 184h40" stroke="var(--night-text)" strokeWidth="9" />
      <circle cx="420" cy="226" r="24" fill="var(--marker)" stroke="none" />
      <path d="M336 258l36-34 28 24 18-12 36 26v4H336z" fill="var(--green-deep)" stroke="none" />
      <path d="M352 212h20" stroke="var(--marker)" strokeWidth="14" />
      <path d="M352 288h50" strokeWidth="8" />
      <path d="M352 306h84M352 322h66" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M366 350h58" stroke="var(--green)" strokeWidth="26" />
      <path d="M382 350h26" stroke="var(--sheet)" strokeWidth="6" />
    </Canvas>
  );
}
