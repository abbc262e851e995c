import { Canvas } from '@/components/illustrations/canvas';

/** Backend and API: the agreement between the app that asks and the server that answers, signed. */
export function ApiContract() {
  return (
    <Canvas>
      <rect x="100" y="20" width="280" height="236" rx="14" fill="var(--sheet)" />
      <path
        d="M160 52c-26 0-8 46-30 54 22 8 4 54 30 54M320 52c26 0 8 46 30 54-22 8-4 54-30 54"
        stroke="var(--green)"
        strokeWidth="6"
      />
      <path d="M182 74h34M182 106h22M182 138h42" strokeWidth="8" />
      <path d="M222 106h72" stroke="var(--marker)" strokeWidth="20" />
      <path d="M236 74h58M226 106h62M244 138h30" stroke="var(--green)" strokeWidth="8" />
      <path d="M126 188h228" stroke="var(--dash)" strokeWidth="2" strokeDasharray="6 6" />
      <path
        d="M132 228c12-32 26-38 28-24s-14 30-2 24 14-24 24-20-4 22 8 18 12-8 26-8"
        stroke="var(--red)"
        strokeWidth="3.5"
      />
      <path d="M132 238h112" stroke="var(--dash)" strokeWidth="2" />
      <circle cx="330" cy="218" r="26" fill="var(--marker)" />
      <path d="M318 219l8 9 16-19" strokeWidth="4" />
      <path d="M118 318h196M304 306l14 12-14 12M322 356H126M136 344l-14 12 14 12" stroke="currentColor" />
      <rect x="28" y="272" width="82" height="116" rx="16" fill="var(--night)" stroke="currentColor" />
      <rect x="37" y="282" width="64" height="96" rx="9" fill="var(--sheet)" stroke="none" />
      <path d="M48 298h26" strokeWidth="6" />
      <path d="M48 314h42M48 328h32" stroke="var(--night-soft)" strokeWidth="6" />
      <rect x="48" y="346" width="42" height="18" rx="7" fill="var(--green)" stroke="none" />
      <rect x="332" y="286" width="124" height="46" rx="10" fill="var(--night)" stroke="currentColor" />
      <rect x="332" y="340" width="124" height="46" rx="10" fill="var(--night)" stroke="currentColor" />
      <path d="M352 309h.1M352 363h.1M370 363h.1" stroke="var(--marker)" strokeWidth="11" />
      <path d="M402 309h34M390 363h46" stroke="var(--night-line-strong)" strokeWidth="6" />
      <rect x="178" y="303" width="60" height="30" rx="15" fill="var(--marker)" />
      <rect x="202" y="341" width="60" height="30" rx="15" fill="var(--green)" />
      <g stroke="none" fontSize="15" fontFamily="var(--font-mono)" textAnchor="middle">
        <text x="208" y="323" fill="var(--ink)">
          GET
        </text>
        <text x="232" y="361" fill="var(--sheet)">
          200
        </text>
      </g>
    </Canvas>
  );
}
