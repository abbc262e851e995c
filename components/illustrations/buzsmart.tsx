import { Canvas } from './canvas';

/** Buzsmart: a tablet with its controls and figures on one screen. */
export function Buzsmart() {
  return (
    <Canvas>
      <rect x="14" y="46" width="452" height="312" rx="30" fill="var(--night)" stroke="currentColor" />
      <rect x="34" y="66" width="412" height="272" rx="14" fill="var(--sheet)" stroke="none" />
      <rect x="50" y="82" width="164" height="240" rx="14" fill="var(--mist)" stroke="none" />
      <circle cx="132" cy="172" r="58" stroke="var(--sheet)" strokeWidth="18" />
      <path d="M91 213a58 58 0 1 1 98-50" stroke="var(--green)" strokeWidth="18" />
      <circle cx="189" cy="163" r="14" fill="var(--marker)" />
      <path d="M112 172h40" strokeWidth="11" />
      <path d="M120 192h24" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M72 264h120" stroke="var(--sheet)" strokeWidth="10" />
      <path d="M72 264h74" stroke="var(--green)" strokeWidth="10" />
      <circle cx="146" cy="264" r="11" fill="var(--sheet)" />
      <path d="M72 298h120" stroke="var(--sheet)" strokeWidth="10" />
      <path d="M72 298h44" stroke="var(--green)" strokeWidth="10" />
      <circle cx="116" cy="298" r="11" fill="var(--sheet)" />
      <rect x="228" y="82" width="202" height="116" rx="14" fill="var(--night)" stroke="none" />
      <path d="M248 104h62" stroke="var(--night-text)" strokeWidth="7" />
      <path d="M248 178c24 0 24-34 50-30s26 18 46 0 30-36 66-32" stroke="var(--marker)" strokeWidth="4.5" />
      <path d="M248 178h162" stroke="var(--night-line)" />
      <circle cx="410" cy="116" r="7" fill="var(--red)" stroke="none" />
      <rect x="228" y="212" width="94" height="110" rx="14" fill="var(--marker)" stroke="none" />
      <rect x="336" y="212" width="94" height="110" rx="14" fill="var(--mist)" stroke="none" />
      <path d="M258 240h20" strokeWidth="24" />
      <path d="M278 240h.1" stroke="var(--marker)" strokeWidth="15" />
      <path d="M366 240h20" stroke="var(--night-soft)" strokeWidth="24" />
      <path d="M366 240h.1" stroke="var(--sheet)" strokeWidth="15" />
      <path d="M248 282h48M356 282h40" strokeWidth="8" />
      <path d="M248 302h30M356 302h52" stroke="var(--green)" strokeWidth="6" />
      <circle cx="24" cy="202" r="2.5" fill="var(--night-line-strong)" stroke="none" />
    </Canvas>
  );
}
