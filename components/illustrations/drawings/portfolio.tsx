import { box, canvas } from '../canvas';

export const portfolioDrawings = {
  /** The portfolio: three works on the wall, one of them hung askew. */
  'picture-wall': canvas(
    <path d="M160 16L90 46M160 16l70 30M392 16l-44 30M392 16l44 30" stroke="currentColor" />,
    <path d="M160 16h.1M392 16h.1" stroke="currentColor" strokeWidth="11" />,
    <rect x="18" y="46" width="284" height="152" rx="4" fill="var(--green)" stroke="currentColor" />,
    <rect x="34" y="62" width="252" height="120" rx="2" fill="var(--sheet)" />,
    <path d="M34 62h252v24H34z" fill="var(--night)" />,
    <path d="M50 74h40M118 74h26" stroke="var(--sheet)" strokeWidth="6" />,
    <path d="M37 118h246M37 150h246" stroke="var(--line)" strokeWidth="2" />,
    <path d="M50 102h44M50 134h56M50 166h36" strokeWidth="7" />,
    <path d="M128 102h60M128 134h46M128 166h66" stroke="var(--night-soft)" strokeWidth="7" />,
    <path d="M218 102h16M218 134h16" stroke="var(--green)" strokeWidth="13" />,
    <path d="M218 166h16" stroke="var(--dash)" strokeWidth="13" />,
    <path d="M258 102h14M254 134h18M262 166h10" strokeWidth="7" />,
    <rect x="326" y="46" width="132" height="202" rx="4" fill="var(--night)" stroke="currentColor" />,
    <rect x="340" y="60" width="104" height="174" rx="2" fill="var(--mist)" />,
    <rect x="357" y="73" width="70" height="148" rx="14" fill="var(--sheet)" />,
    <path d="M386 83h12" strokeWidth="4" />,
    <rect x="368" y="96" width="48" height="52" rx="7" fill="var(--green)" stroke="none" />,
    <path d="M380 134v-10M392 134v-22M404 134v-16" stroke="var(--sheet)" strokeWidth="6" />,
    <path d="M372 165h30" strokeWidth="7" />,
    <path d="M372 181h40" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M376 203h32" stroke="var(--green)" strokeWidth="15" />,
    <rect x="348" y="263" width="88" height="36" rx="6" fill="var(--marker)" />,
    <path d="M362 281l7 8 13-16" strokeWidth="5" />,
    <path d="M398 281h22" strokeWidth="7" />,
    <path d="M158 214l-64 30M158 214l56 20" stroke="currentColor" />,
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
    </g>,
    <path d="M158 214h.1" stroke="currentColor" strokeWidth="11" />,
    <path d="M26 386c90-6 200 2 308-4" stroke="var(--red)" strokeWidth="5" />,
    <path d="M309 346c7 8 8 16 3 26M302 362l9 11 12-8" stroke="var(--red)" strokeWidth="4" />,
    <g transform="translate(336 381) rotate(-27)">
      <path d="M0 0l34-13h100v26H34z" fill="var(--sheet)" />
      <path d="M34-13h86v26H34z" fill="var(--green)" />
      <path d="M0 0l17-6.5v13z" fill="var(--red)" />
    </g>,
  ),
  /** A mobile app's screens, side by side. */
  'portfolio-app': canvas(
    <g transform="rotate(-11 110 220)">
      <rect x="28" y="62" width="156" height="296" rx="26" fill="var(--night)" stroke="currentColor" />
      <rect x="38" y="72" width="136" height="276" rx="18" fill="var(--green)" stroke="none" />
      <path d="M58 112h62" stroke="var(--sheet)" strokeWidth="10" />
      <path d={box(58, 168, 96, 70, 12) + box(58, 254, 96, 70, 12)} fill="var(--green-deep)" stroke="none" />
      <path d="M74 194h30M74 280h38" stroke="var(--marker)" strokeWidth="7" />
    </g>,
    <g transform="rotate(11 370 220)">
      <rect x="296" y="62" width="156" height="296" rx="26" fill="var(--night)" stroke="currentColor" />
      <rect x="306" y="72" width="136" height="276" rx="18" fill="var(--night-raised)" stroke="none" />
      <circle cx="374" cy="158" r="42" stroke="var(--night-line)" strokeWidth="16" />
      <path d="M374 116a42 42 0 1 1-40 54" stroke="var(--marker)" strokeWidth="16" strokeLinecap="butt" />
      <path d="M332 240h84" stroke="var(--night-text)" strokeWidth="8" />
      <path d="M334 316v-30M354 316v-48M374 316v-22M414 316v-40" stroke="var(--night-soft)" strokeWidth="9" />
      <path d="M394 316v-58" stroke="var(--marker)" strokeWidth="9" />
    </g>,
    <rect x="150" y="14" width="180" height="372" rx="32" fill="var(--night)" stroke="currentColor" />,
    <g stroke="none">
      <rect x="161" y="25" width="158" height="350" rx="22" fill="var(--sheet)" />
      <rect x="176" y="98" width="128" height="112" rx="14" fill="var(--mist)" />
      <path d="M176 196l36-44 30 30 20-16 42 32a14 14 0 0 1-14 12h-100a14 14 0 0 1-14-14z" fill="var(--green)" />
      <circle cx="276" cy="126" r="12" fill="var(--marker)" />
    </g>,
    <path d="M216 39h48" stroke="var(--night)" strokeWidth="8" />,
    <circle cx="292" cy="72" r="13" fill="var(--marker)" strokeWidth="1.5" />,
    <path d="M289 201a12 12 0 0 1 22-8 12 12 0 0 1 22 8c0 14-22 28-22 28s-22-14-22-28z" fill="var(--red)" />,
    <path d="M181 74h68M181 236h68" strokeWidth="9" />,
    <path d="M181 256h106M181 274h84" stroke="var(--night-soft)" strokeWidth="7" />,
    <path d="M192 318h96" stroke="var(--green)" strokeWidth="36" />,
    <path d="M218 318h44" stroke="var(--sheet)" strokeWidth="7" />,
  ),
  /** A business system at full width: records, states and one record opened. */
  'portfolio-enterprise': canvas(
    <rect x="14" y="18" width="452" height="296" rx="18" fill="var(--night)" stroke="currentColor" />,
    <rect x="28" y="32" width="424" height="268" rx="8" fill="var(--sheet)" stroke="none" />,
    <path d="M28 40a8 8 0 0 1 8-8h408a8 8 0 0 1 8 8v28H28z" fill="var(--green)" stroke="none" />,
    <path d="M46 50h54M126 50h34M180 50h34" stroke="var(--sheet)" strokeWidth="7" />,
    <path d="M46 92h96" strokeWidth="9" />,
    <rect x="236" y="82" width="62" height="22" rx="11" fill="var(--marker)" strokeWidth="1.5" />,
    <path d="M28 120h284M28 156h284M28 192h284M28 228h284M28 264h284" stroke="var(--line)" strokeWidth="2" />,
    <path d="M28 157h284v34H28z" fill="var(--marker)" stroke="none" opacity=".45" />,
    <path d="M46 138h40M46 174h52M46 210h34M46 246h46M46 282h38" strokeWidth="6" />,
    <path d="M118 138h66M118 174h50M118 210h72M118 246h44M118 282h60" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M222 138h22M222 174h22M222 246h22" stroke="var(--green)" strokeWidth="14" />,
    <path d="M222 210h22" stroke="var(--red)" strokeWidth="14" />,
    <path d="M222 282h22" stroke="var(--dash)" strokeWidth="14" />,
    <path d="M276 138h18M272 174h22M280 210h14M274 246h20M278 282h16" strokeWidth="6" />,
    <rect x="312" y="84" width="154" height="246" rx="14" fill="var(--sheet)" />,
    <circle cx="346" cy="120" r="18" fill="var(--mist)" />,
    <path
      d="M353 115a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM333 132a13 11 0 0 1 26 0 17 17 0 0 1-26 0z"
      fill="var(--green)"
      stroke="none"
    />,
    <path d="M376 112h60" strokeWidth="7" />,
    <path d="M376 128h36" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M334 160v96" stroke="var(--night-soft)" />,
    <path d="M334 164h.1M334 208h.1" stroke="var(--green)" strokeWidth="15" />,
    <path d="M334 252h.1" stroke="var(--marker)" strokeWidth="15" />,
    <path d="M356 160h64M356 204h48M356 248h72" strokeWidth="6" />,
    <path d="M356 175h82M356 219h66M356 263h44" stroke="var(--night-soft)" strokeWidth="5" />,
    <rect x="330" y="286" width="118" height="28" rx="10" fill="var(--green)" />,
    <path d="M364 300h50" stroke="var(--sheet)" strokeWidth="6" />,
    <path d="M206 314h68l8 52h-84z" fill="var(--mist)" />,
    <rect x="142" y="364" width="196" height="18" rx="9" fill="var(--sheet)" />,
  ),
  /** A website on a wide screen and, beside it, on a narrow one. */
  'portfolio-website': canvas(
    <rect x="14" y="20" width="384" height="330" rx="16" fill="var(--sheet)" />,
    <path d="M15 60h382v140H15z" fill="var(--green-deep)" stroke="none" />,
    <path d="M14 60h384" />,
    <circle cx="38" cy="40" r="5" fill="var(--red)" stroke="none" />,
    <circle cx="56" cy="40" r="5" fill="var(--marker)" strokeWidth="1.5" />,
    <path d="M92 40h44M250 40h30M298 40h30" stroke="var(--night-soft)" strokeWidth="6" />,
    <rect x="346" y="30" width="36" height="20" rx="8" fill="var(--green)" stroke="none" />,
    <path d="M40 100h136M40 128h92" stroke="var(--night-text)" strokeWidth="12" />,
    <path d="M54 174h44" stroke="var(--marker)" strokeWidth="22" />,
    <circle cx="296" cy="130" r="50" fill="var(--green)" stroke="none" />,
    <path d="M246 130a50 50 0 0 1 100 0z" fill="var(--marker)" stroke="none" />,
    <path d="M228 180l44-44 32 28 22-18 44 34v20H228z" fill="var(--night)" stroke="none" />,
    <path d="M40 232h80" strokeWidth="9" />,
    <path d="M50 254h76a10 10 0 0 1 10 10v52H40v-52a10 10 0 0 1 10-10z" fill="var(--mist)" stroke="none" />,
    <path d="M168 254h76a10 10 0 0 1 10 10v52h-96v-52a10 10 0 0 1 10-10z" fill="var(--marker)" stroke="none" />,
    <path d="M286 254h60v62h-70v-52a10 10 0 0 1 10-10z" fill="var(--green)" stroke="none" />,
    <path d="M52 300l20-24 16 16 10-8 26 16M176 276h50M176 292h34" stroke="var(--green)" strokeWidth="4" />,
    <rect x="326" y="128" width="138" height="258" rx="24" fill="var(--night)" stroke="currentColor" />,
    <rect x="336" y="138" width="118" height="238" rx="16" fill="var(--sheet)" stroke="none" />,
    <path d="M336 154a16 16 0 0 1 16-16h86a16 16 0 0 1 16 16v112H336z" fill="var(--night-raised)" stroke="none" />,
    <path d="M352 166h62M352 184h40" stroke="var(--night-text)" strokeWidth="9" />,
    <circle cx="420" cy="226" r="24" fill="var(--marker)" stroke="none" />,
    <path d="M336 258l36-34 28 24 18-12 36 26v4H336z" fill="var(--green-deep)" stroke="none" />,
    <path d="M352 212h20" stroke="var(--marker)" strokeWidth="14" />,
    <path d="M352 288h50" strokeWidth="8" />,
    <path d="M352 306h84M352 322h66" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M366 350h58" stroke="var(--green)" strokeWidth="26" />,
    <path d="M382 350h26" stroke="var(--sheet)" strokeWidth="6" />,
  ),
};
