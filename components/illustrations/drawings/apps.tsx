import { box, canvas, Words } from '../canvas';

export const appDrawings = {
  /** Software: a code editor, and the earnings beside it. */
  'code-window': (
    <svg viewBox="0 0 400 320" strokeWidth="1.5" aria-hidden="true">
      <rect x="12" y="12" width="332" height="252" rx="14" fill="var(--ink)" />
      <circle cx="36" cy="34" r="4.5" fill="var(--red)" />
      <circle cx="52" cy="34" r="4.5" fill="var(--marker)" />
      <circle cx="68" cy="34" r="4.5" fill="var(--green)" />
      <path d="M12 54h332" stroke="var(--night-line)" />
      <g strokeWidth="7" strokeLinecap="round" fill="none">
        <path d="M38 84h58M58 156h44M38 228h30" stroke="var(--marker)" />
        <path d="M110 84h96M58 108h124M116 156h112M58 180h80M38 204h150M82 228h66" stroke="var(--night-shape-strong)" />
        <path d="M58 132h46M198 108h30M152 180h40" stroke="var(--green-light)" />
        <path d="M118 132h64" stroke="var(--night-shape-strong)" />
      </g>
      <path d="M200 204v-10" stroke="var(--marker)" strokeWidth="3" />
      <rect x="222" y="150" width="166" height="158" rx="12" fill="var(--sheet)" stroke="var(--line)" />
      <path d="M240 176h58" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
      <path d="M240 286h130" stroke="var(--line)" strokeWidth="2" />
      <path d="M254 284v-28M282 284v-46M310 284v-36M338 284v-70" stroke="var(--green)" strokeWidth="15" />
      <path d="M338 206v-8" stroke="var(--marker)" strokeWidth="15" />
      <path d="M362 284v-90" stroke="var(--marker)" strokeWidth="15" />
    </svg>
  ),
  /** SaaS: the product behind a login, with its figures, its curve and what it earns. */
  'saas-dashboard': canvas(
    <rect x="16" y="30" width="400" height="296" rx="14" fill="var(--sheet)" />,
    <path d="M17 66h80v259H30a13 13 0 0 1-13-13z" fill="var(--green-deep)" stroke="none" />,
    <path d="M16 66h400" />,
    <circle cx="38" cy="48" r="5" fill="var(--red)" stroke="none" />,
    <circle cx="56" cy="48" r="5" fill="var(--marker)" strokeWidth="1.5" />,
    <path d="M38 100h34" stroke="var(--marker)" strokeWidth="8" />,
    <path d="M38 130h28M38 158h34M38 186h22M38 296h34" stroke="var(--night-line-strong)" strokeWidth="7" />,
    <path d={[116, 214, 312].map((x) => box(x, 92, 84, 54, 8)).join('')} fill="var(--mist)" stroke="none" />,
    <path d="M128 108h26M226 108h34M324 108h22" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M129 128h40M227 128h24M325 128h48" strokeWidth="9" />,
    <path d="M116 182h282M116 222h282M116 262h282M116 302h282" stroke="var(--line)" strokeWidth="1.5" />,
    <path d="M116 272c28 0 40-40 70-32s48 20 76-8 60-44 136-56v126H116z" fill="var(--green-tint)" stroke="none" />,
    <path d="M116 272c28 0 40-40 70-32s48 20 76-8 60-44 136-56" stroke="var(--green)" strokeWidth="4" />,
    <circle cx="262" cy="232" r="7" fill="var(--marker)" />,
    <rect x="300" y="218" width="162" height="156" rx="16" fill="var(--night)" stroke="currentColor" />,
    <circle cx="381" cy="284" r="40" stroke="var(--night-line)" strokeWidth="18" />,
    <path d="M381 244a40 40 0 1 1-38 52" stroke="var(--marker)" strokeWidth="18" strokeLinecap="butt" />,
    <path d="M326 350h40" stroke="var(--night-line-strong)" strokeWidth="7" />,
    <path d="M392 350h42" stroke="var(--night-text)" strokeWidth="7" />,
  ),
  /** Mobile: an app, and a message in front of it. */
  'phone-app': canvas(
    <g transform="rotate(-10 130 220)">
      <rect x="52" y="56" width="160" height="306" rx="26" fill="var(--night)" stroke="currentColor" />
      <path
        d="M66 130c50-20 60 40 90 20s30-50 42-52M66 220c40 10 50-30 80-10s30 50 52 40M110 76v270M170 90v240"
        stroke="var(--night-line)"
        strokeWidth="6"
      />
      <path d="M88 300c0-60 44-44 44-96s10-30 20-50" stroke="var(--marker)" strokeWidth="5" />
      <circle cx="152" cy="154" r="11" fill="var(--sheet)" />
    </g>,
    <rect x="176" y="16" width="184" height="368" rx="32" fill="var(--night)" stroke="currentColor" />,
    <rect x="187" y="27" width="162" height="346" rx="22" fill="var(--sheet)" stroke="none" />,
    <path d="M187 49a22 22 0 0 1 22-22h118a22 22 0 0 1 22 22v87H187z" fill="var(--green)" stroke="none" />,
    <path d="M246 40h44" stroke="var(--night)" strokeWidth="8" />,
    <path d="M206 74h56" stroke="var(--sheet)" strokeWidth="10" />,
    <path d="M206 96h82" stroke="var(--night-soft)" strokeWidth="7" />,
    <circle cx="326" cy="78" r="13" fill="var(--marker)" stroke="none" />,
    <rect x="202" y="112" width="132" height="66" rx="12" fill="var(--sheet)" />,
    <rect x="213" y="123" width="44" height="44" rx="8" fill="var(--mist)" stroke="none" />,
    <path d="M221 156l12-16 9 10 4-4 6 10z" fill="var(--green)" stroke="none" />,
    <path d="M270 136h44" strokeWidth="7" />,
    <path d="M270 156h30" stroke="var(--night-soft)" strokeWidth="7" />,
    <path d="M216 207h.1M216 249h.1M216 291h.1" stroke="var(--mist)" strokeWidth="28" />,
    <path d="M244 201h62M244 243h48M244 285h58" strokeWidth="6" />,
    <path d="M244 217h86M244 259h74M244 301h38" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M187 334h162" stroke="var(--line)" strokeWidth="2" />,
    <path d="M212 353h18M306 353h18" stroke="var(--night-soft)" strokeWidth="7" />,
    <circle cx="268" cy="336" r="24" fill="var(--marker)" />,
    <path d="M268 325v22M257 336h22" strokeWidth="4" />,
    <rect x="308" y="196" width="160" height="68" rx="16" fill="var(--sheet)" />,
    <circle cx="340" cy="230" r="17" fill="var(--red)" stroke="none" />,
    <path d="M333 234v-5a7 7 0 0 1 14 0v5M330 235h20M339 240h2" stroke="var(--sheet)" strokeWidth="3" />,
    <path d="M370 221h72" strokeWidth="7" />,
    <path d="M370 241h50" stroke="var(--night-soft)" strokeWidth="7" />,
  ),
  /** Proof of concept: the sketch on paper, and the app that it became within weeks. */
  prototype: canvas(
    <g transform="rotate(-6 124 190)">
      <rect x="20" y="30" width="208" height="312" rx="4" fill="var(--sheet)" />
      <path d="M72 66q54-8 104 1 14 2 13 16 6 104 0 208-1 12-14 14-50 5-102-1-14-1-14-14-5-104 0-208 1-15 13-16z" />
      <path d="M80 96q46-4 88 1 4 30-1 64-44 4-87-1-4-32 0-64zM82 98l84 62M166 98l-82 62" />
      <path d="M82 186q9-9 18 0t18 0 18 0 18 0M82 206q9-9 18 0t18 0 18 0" />
      <path d="M94 236q34-4 66 0 4 14-1 28-32 3-65 0-4-14 0-28z" />
      <path d="M82 252c-2-34 96-40 96-4s-104 36-94-6" stroke="var(--red)" strokeWidth="3.5" />
      <path d="M182 232c18-12 14-36 12-46" stroke="var(--red)" strokeWidth="3" />
    </g>,
    <path d="M222 96c18-34 36-38 54-32M264 54l13 10-9 14" stroke="currentColor" />,
    <rect x="280" y="26" width="180" height="356" rx="30" fill="var(--night)" stroke="currentColor" />,
    <rect x="291" y="37" width="158" height="334" rx="20" fill="var(--sheet)" stroke="none" />,
    <path d="M346 50h48" stroke="var(--night)" strokeWidth="8" />,
    <rect x="305" y="74" width="130" height="112" rx="12" fill="var(--green)" stroke="none" />,
    <path
      d="M305 174l38-40 30 28 18-14 44 32v-6a12 12 0 0 1-12 12H317a12 12 0 0 1-12-12z"
      fill="var(--green-deep)"
      stroke="none"
    />,
    <circle cx="406" cy="104" r="14" fill="var(--marker)" stroke="none" />,
    <path d="M310 212h80" strokeWidth="10" />,
    <path d="M309 236h116M309 256h90" stroke="var(--night-soft)" strokeWidth="7" />,
    <rect x="305" y="282" width="130" height="44" rx="14" fill="var(--marker)" />,
    <path d="M338 304h64" strokeWidth="7" />,
    <path d="M346 352h48" stroke="var(--night-soft)" strokeWidth="6" />,
    <g transform="rotate(-28 140 350)">
      <path d="M62 350l32-15h118v30H94z" fill="var(--marker)" />
      <path d="M212 335h18a12 12 0 0 1 12 12v6a12 12 0 0 1-12 12h-18z" fill="var(--red)" />
      <path d="M62 350l14-7v14z" fill="var(--ink)" />
      <path d="M94 350h118" />
    </g>,
  ),
  /** Backend and API: the agreement between the app that asks and the server that answers, signed. */
  'api-contract': canvas(
    <rect x="100" y="20" width="280" height="236" rx="14" fill="var(--sheet)" />,
    <path d="M182 74h34M182 106h22M182 138h42" strokeWidth="8" />,
    <path d="M222 106h72" stroke="var(--marker)" strokeWidth="20" />,
    <g stroke="var(--green)">
      <path d="M160 52c-26 0-8 46-30 54 22 8 4 54 30 54M320 52c26 0 8 46 30 54-22 8-4 54-30 54" strokeWidth="6" />
      <path d="M236 74h58M226 106h62M244 138h30" strokeWidth="8" />
    </g>,
    <path d="M126 188h228" stroke="var(--dash)" strokeWidth="2" strokeDasharray="6 6" />,
    <path
      d="M132 228c12-32 26-38 28-24s-14 30-2 24 14-24 24-20-4 22 8 18 12-8 26-8"
      stroke="var(--red)"
      strokeWidth="3.5"
    />,
    <path d="M132 238h112" stroke="var(--dash)" strokeWidth="2" />,
    <circle cx="330" cy="218" r="26" fill="var(--marker)" />,
    <path d="M318 219l8 9 16-19" strokeWidth="4" />,
    <path d="M118 318h196M304 306l14 12-14 12M322 356H126M136 344l-14 12 14 12" stroke="currentColor" />,
    <rect x="28" y="272" width="82" height="116" rx="16" fill="var(--night)" stroke="currentColor" />,
    <rect x="37" y="282" width="64" height="96" rx="9" fill="var(--sheet)" stroke="none" />,
    <path d="M48 298h26" strokeWidth="6" />,
    <path d="M48 314h42M48 328h32" stroke="var(--night-soft)" strokeWidth="6" />,
    <rect x="48" y="346" width="42" height="18" rx="7" fill="var(--green)" stroke="none" />,
    <rect x="332" y="286" width="124" height="46" rx="10" fill="var(--night)" stroke="currentColor" />,
    <rect x="332" y="340" width="124" height="46" rx="10" fill="var(--night)" stroke="currentColor" />,
    <path d="M352 309h.1M352 363h.1M370 363h.1" stroke="var(--marker)" strokeWidth="11" />,
    <path d="M402 309h34M390 363h46" stroke="var(--night-line-strong)" strokeWidth="6" />,
    <rect x="178" y="303" width="60" height="30" rx="15" fill="var(--marker)" />,
    <rect x="202" y="341" width="60" height="30" rx="15" fill="var(--green)" />,
    <g stroke="none" fontSize="15" fontFamily="var(--font-mono)" textAnchor="middle">
      <Words x="208" y="323" fill="var(--ink)" text="GET" />
      <Words x="232" y="361" fill="var(--sheet)" text="200" />
    </g>,
  ),
  /** AI: a letter with its main line marked, and a reply ready to send. */
  'ai-inbox': canvas(
    <path d="M62 206l178-118 178 118v100H62z" fill="var(--green-deep)" stroke="currentColor" />,
    <rect x="104" y="36" width="250" height="310" rx="10" fill="var(--sheet)" />,
    <path d="M130 68h92" strokeWidth="10" />,
    <path d="M130 134h166" stroke="var(--marker)" strokeWidth="22" />,
    <path d="M130 100h196M130 168h184M130 200h196" stroke="var(--night-soft)" strokeWidth="7" />,
    <path d="M130 134h166" strokeWidth="7" />,
    <path d="M62 206v164a16 16 0 0 0 16 16h324a16 16 0 0 0 16-16V206L240 316z" fill="var(--green)" />,
    <path d="M68 380l118-96M412 380L294 284" stroke="var(--green-deep)" strokeWidth="4" />,
    <circle cx="100" cy="346" r="20" fill="var(--red)" />,
    <path d="M100 336v11M100 355h.1" stroke="var(--sheet)" strokeWidth="4.5" />,
    <path d="M398 22c5 34 16 45 50 50-34 5-45 16-50 50-5-34-16-45-50-50 34-5 45-16 50-50z" fill="var(--marker)" />,
    <path d="M52 84c3 20 10 27 30 30-20 3-27 10-30 30-3-20-10-27-30-30 20-3 27-10 30-30z" fill="var(--marker)" />,
    <path d="M444 128c2 12 6 16 18 18-12 2-16 6-18 18-2-12-6-16-18-18 12-2 16-6 18-18z" fill="var(--sheet)" />,
    <path d={box(254, 226, 200, 94, 16, 'H316l-30 26v-26')} fill="var(--sheet)" />,
    <path d="M278 252h94" strokeWidth="7" />,
    <path d="M278 272h140M278 290h66" stroke="var(--night-soft)" strokeWidth="7" />,
    <path d="M404 296h24M419 287l9 9-9 9" stroke="var(--green)" strokeWidth="4" />,
  ),
};
