import { Canvas } from '@/components/illustrations/canvas';

/** Mobile: an app, and a message in front of it. */
export function PhoneApp() {
  return (
    <Canvas>
      <g transform="rotate(-10 130 220)">
        <rect x="52" y="56" width="160" height="306" rx="26" fill="var(--night)" stroke="currentColor" />
        <path
          d="M66 130c50-20 60 40 90 20s30-50 42-52M66 220c40 10 50-30 80-10s30 50 52 40M110 76v270M170 90v240"
          stroke="var(--night-line)"
          strokeWidth="6"
        />
        <path d="M88 300c0-60 44-44 44-96s10-30 20-50" stroke="var(--marker)" strokeWidth="5" />
        <circle cx="152" cy="154" r="11" fill="var(--sheet)" />
      </g>
      <rect x="176" y="16" width="184" height="368" rx="32" fill="var(--night)" stroke="currentColor" />
      <rect x="187" y="27" width="162" height="346" rx="22" fill="var(--sheet)" stroke="none" />
      <path d="M187 49a22 22 0 0 1 22-22h118a22 22 0 0 1 22 22v87H187z" fill="var(--green)" stroke="none" />
      <path d="M246 40h44" stroke="var(--night)" strokeWidth="8" />
      <path d="M206 74h56" stroke="var(--sheet)" strokeWidth="10" />
      <path d="M206 96h82" stroke="var(--night-soft)" strokeWidth="7" />
      <circle cx="326" cy="78" r="13" fill="var(--marker)" stroke="none" />
      <rect x="202" y="112" width="132" height="66" rx="12" fill="var(--sheet)" />
      <rect x="213" y="123" width="44" height="44" rx="8" fill="var(--mist)" stroke="none" />
      <path d="M221 156l12-16 9 10 4-4 6 10z" fill="var(--green)" stroke="none" />
      <path d="M270 136h44" strokeWidth="7" />
      <path d="M270 156h30" stroke="var(--night-soft)" strokeWidth="7" />
      <path d="M216 207h.1M216 249h.1M216 291h.1" stroke="var(--mist)" strokeWidth="28" />
      <path d="M244 201h62M244 243h48M244 285h58" strokeWidth="6" />
      <path d="M244 217h86M244 259h74M244 301h38" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M187 334h162" stroke="var(--line)" strokeWidth="2" />
      <path d="M212 353h18M306 353h18" stroke="var(--night-soft)" strokeWidth="7" />
      <circle cx="268" cy="336" r="24" fill="var(--marker)" />
      <path d="M268 325v22M257 336h22" strokeWidth="4" />
      <rect x="308" y="196" width="160" height="68" rx="16" fill="var(--sheet)" />
      <circle cx="340" cy="230" r="17" fill="var(--red)" stroke="none" />
      <path d="M333 234v-5a7 7 0 0 1 14 0v5M330 235h20M339 240h2" stroke="var(--sheet)" strokeWidth="3" />
      <path d="M370 221h72" strokeWidth="7" />
      <path d="M370 241h50" stroke="var(--night-soft)" strokeWidth="7" />
    </Canvas>
  );
}
