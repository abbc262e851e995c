import { Canvas } from '@/components/illustrations/canvas';

/** The portfolio: three works on the wall, one of them hung askew. */
export function PictureWall() {
  return (
    <Canvas>
      <path d="M160 16L90 46M160 16l70 30M392 16l-44 30M392 16l44 30" stroke="currentColor" />
      <path d="M160 16h.1M392 16h.1" stroke="currentColor" strokeWidth="11" />
      <rect x="18" y="46" width="284" height="152" rx="4" fill="var(--green)" stroke="currentColor" />
      <rect x="34" y="62" width="252" height="120" rx="2" fill="var(--sheet)" />
      <path d="M34 62h252v24H34z" fill="var(--night)" />
      <path d="M50 74h40M118 74h26" stroke="var(--sheet)" strokeWidth="6" />
      <path d="M37 118h246M37 150h246" stroke="var(--line)" strokeWidth="2" />
      <path d="M50 102h44M50 134h56M50 166h36" strokeWidth="7" />
      <path d="M128 102h60M128 134h46M128 166h66" stroke="var(--night-soft)" strokeWidth="7" />
      <path d="M218 102h16M218 134h16" stroke="var(--green)" strokeWidth="13" />
      <path d="M218 166h16" stroke="var(--dash)" strokeWidth="13" />
      <path d="M258 102h14M254 134h18M262 166h10" strokeWidth="7" />
      <rect x="326" y="46" width="132" height="202" rx="4" fill="var(--night)" stroke="currentColor" />
      <rect x="340" y="60" width="104" height="174" rx="2" fill="var(--mist)" />
      <rect x="357" y="73" width="70" height="148" rx="14" fill="var(--sheet)" />
      <path d="M386 83h12" strokeWidth="4" />
      <rect x="368" y="96" width="48" height="52" rx="7" fill="var(--green)" stroke="none" />
      <path d="M380 134v-10M392 134v-22M404 134v-16" stroke="var(--sheet)" strokeWidth="6" />
      <path d="M372 165h30" strokeWidth="7" />
      <path d="M372 181h40" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M376 203h32" stroke="var(--green)" strokeWidth="15" />
      <rect x="348" y="263" width="88" height="36" rx="6" fill="var(--marker)" />
      <path d="M362 281l7 8 13-16" strokeWidth="5" />
      <path d="M398 281h22" strokeWidth="7" />
      <path d="M158 214l-64 30M158 214l56 20" stroke="currentColor" />
      <g transform="rotate(-5 158 214)">
        <rect x="30" y="238" width="256" height="132" rx="4" fill="var(--sheet)" />
        <rect x="44" y="252" width="228" height="104" rx="2" fill="var(--green-deep)" />
        <path d="M44 252h228v20H44z" fill="var(--mist)" />
        <path d="M56 262h26" strokeWidth="5" />
        <path d="M204 262h18M238 262h18" stroke="var(--night-soft)" strokeWidth="5" />
        <path d="M62 294h74M62 314h48" stroke="var(--night-text)" strokeWidth="9" />
        <path d="M66 338h26" stroke="var(--sheet)" strokeWidth="14" />
        <path d="M154 356l40-50 28 30 18-14 32 34z" fill="var(--green)" />
        <circle cx="242" cy="294" r="12" fill="var(--sheet)" />
      </g>
      <path d="M158 214h.1" stroke="currentColor" strokeWidth="11" />
      <path d="M26 386c90-6 200 2 308-4" stroke="var(--red)" strokeWidth="5" />
      <path d="M309 346c7 8 8 16 3 26M302 362l9 11 12-8" stroke="var(--red)" strokeWidth="4" />
      <g transform="translate(336 381) rotate(-27)">
        <path d="M0 0l34-13h100v26H34z" fill="var(--sheet)" />
        <path d="M34-13h86v26H34z" fill="var(--green)" />
        <path d="M0 0l17-6.5v13z" fill="var(--red)" />
      </g>
    </Canvas>
  );
}
