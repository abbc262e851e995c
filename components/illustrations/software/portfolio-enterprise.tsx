import { Canvas } from '@/components/illustrations/canvas';

/** A business system at full width: records, states and one record opened. */
export function PortfolioEnterprise() {
  return (
    <Canvas>
      <rect x="14" y="18" width="452" height="296" rx="18" fill="var(--night)" stroke="currentColor" />
      <rect x="28" y="32" width="424" height="268" rx="8" fill="var(--sheet)" stroke="none" />
      <path d="M28 40a8 8 0 0 1 8-8h408a8 8 0 0 1 8 8v28H28z" fill="var(--green)" stroke="none" />
      <path d="M46 50h54M126 50h34M180 50h34" stroke="var(--sheet)" strokeWidth="7" />
      <path d="M46 92h96" strokeWidth="9" />
      <rect x="236" y="82" width="62" height="22" rx="11" fill="var(--marker)" strokeWidth="1.5" />
      <path d="M28 120h284M28 156h284M28 192h284M28 228h284M28 264h284" stroke="var(--line)" strokeWidth="2" />
      <path d="M28 157h284v34H28z" fill="var(--marker)" stroke="none" opacity=".45" />
      <path d="M46 138h40M46 174h52M46 210h34M46 246h46M46 282h38" strokeWidth="6" />
      <path d="M118 138h66M118 174h50M118 210h72M118 246h44M118 282h60" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M222 138h22M222 174h22M222 246h22" stroke="var(--green)" strokeWidth="14" />
      <path d="M222 210h22" stroke="var(--red)" strokeWidth="14" />
      <path d="M222 282h22" stroke="var(--dash)" strokeWidth="14" />
      <path d="M276 138h18M272 174h22M280 210h14M274 246h20M278 282h16" strokeWidth="6" />
      <rect x="312" y="84" width="154" height="246" rx="14" fill="var(--sheet)" />
      <circle cx="346" cy="120" r="18" fill="var(--mist)" />
      <path
        d="M353 115a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM333 132a13 11 0 0 1 26 0 17 17 0 0 1-26 0z"
        fill="var(--green)"
        stroke="none"
      />
      <path d="M376 112h60" strokeWidth="7" />
      <path d="M376 128h36" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M334 160v96" stroke="var(--night-soft)" />
      <path d="M334 164h.1M334 208h.1" stroke="var(--green)" strokeWidth="15" />
      <path d="M334 252h.1" stroke="var(--marker)" strokeWidth="15" />
      <path d="M356 160h64M356 204h48M356 248h72" strokeWidth="6" />
      <path d="M356 175h82M356 219h66M356 263h44" stroke="var(--night-soft)" strokeWidth="5" />
      <rect x="330" y="286" width="118" height="28" rx="10" fill="var(--green)" />
      <path d="M364 300h50" stroke="var(--sheet)" strokeWidth="6" />
      <path d="M206 314h68l8 52h-84z" fill="var(--mist)" />
      <rect x="142" y="364" width="196" height="18" rx="9" fill="var(--sheet)" />
    </Canvas>
  );
}
