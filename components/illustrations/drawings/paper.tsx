import { box, Canvas, canvas, repeat } from '../canvas';

const ticket =
  'h276a18 18 0 0036 0h82a18 18 0 0118 18v190a18 18 0 01-18 18h-82a18 18 0 00-36 0H36a18 18 0 01-18-18v-190a18 18 0 0118-18z';

export const paperDrawings = {
  /** Consulting: the bill under a lens, and the line that does not have to be on it. */
  'bill-lens': canvas(
    <g transform="rotate(-4 170 200)">
      <path
        d="M50 20h236v336l-19.7 15-19.6-15-19.7 15-19.7-15-19.6 15-19.7-15-19.7 15-19.6-15-19.7 15-19.7-15-19.6 15-19.7-15z"
        fill="var(--sheet)"
      />
      <path d="M78 58h104" strokeWidth="11" />
      <path d="M78 88h180M78 306h180" stroke="var(--dash)" strokeWidth="2" strokeDasharray="6 6" />
      <g strokeWidth="8">
        <path d="M78 118h72M78 148h92M78 178h60M78 208h84M78 238h66M78 268h88" stroke="var(--night-soft)" />
        <path d="M226 118h32M236 148h22M226 178h32M220 208h38M232 238h26M226 268h32" />
      </g>
      <path d="M78 332h50M216 332h42" strokeWidth="10" />
    </g>,
    <path d="M362 279l30-28 72 79a21 21 0 0 1-30 28z" fill="var(--green)" />,
    <circle cx="296" cy="202" r="102" fill="var(--sheet)" />,
    <path d="M226 160h66" stroke="var(--night-soft)" strokeWidth="13" />,
    <path d="M326 160h40" strokeWidth="13" />,
    <path d="M212 206h84" strokeWidth="15" />,
    <path d="M322 206h54" strokeWidth="15" />,
    <path d="M204 214c60-18 120-18 188-8" stroke="var(--red)" strokeWidth="7" />,
    <path d="M230 252h132" stroke="var(--marker)" strokeWidth="30" />,
    <path d="M236 252h60M326 252h30" strokeWidth="13" />,
    <circle cx="296" cy="202" r="102" strokeWidth="18" />,
    <circle cx="296" cy="202" r="102" stroke="var(--green)" strokeWidth="13" />,
    <path d="M214 141a102 102 0 0 1 42-33" stroke="var(--sheet)" strokeWidth="4" />,
  ),
  /** Insights: the same cost, month by month, with the top of each bar cut off. */
  'cost-chart': canvas(
    <rect x="18" y="40" width="400" height="330" rx="14" fill="var(--sheet)" />,
    <path d="M40 52l62-30 12 24-62 30z" fill="var(--marker)" />,
    <path d="M46 84h110" strokeWidth="9" />,
    <path d="M46 104h70" stroke="var(--night-soft)" strokeWidth="7" />,
    <path
      d="M80 262v-28h38v28zM144 262v-60h38v60zM208 262v-98h38v98zM272 262v-132h38v132zM336 262V92h38v170z"
      fill="var(--red-tint)"
      stroke="var(--red)"
      strokeWidth="2"
      strokeDasharray="5 6"
    />,
    <path d={repeat([80, 144, 208, 272, 336], '332v-58h38v58z')} fill="var(--green)" />,
    <path d="M56 334h342" />,
    <path d="M30 268h330" strokeDasharray="7 8" />,
    <path d="M88 350h22M152 350h22M216 350h22M280 350h22M344 350h22" stroke="var(--night-soft)" strokeWidth="6" />,
    <g transform="translate(384 268)">
      <path d="M-28-18L50 26M-28 18L50-26" strokeWidth="13" />
      <path d="M-28-18L50 26M-28 18L50-26" stroke="var(--green)" strokeWidth="8" />
    </g>,
    <circle cx="442" cy="226" r="18" fill="var(--sheet)" stroke="var(--red)" strokeWidth="9" />,
    <circle cx="442" cy="310" r="18" fill="var(--sheet)" stroke="var(--red)" strokeWidth="9" />,
    <circle cx="406" cy="268" r="5" fill="var(--marker)" />,
  ),
  /** Page not found: a receipt torn in two. */
  'torn-receipt': (
    <Canvas viewBox="15 -22 360 420">
      <g transform="rotate(-5 180 120)">
        <path d={`M60 20h240v190l${'-20-16-20 16'.repeat(6)}z`} fill="var(--sheet)" strokeWidth="3" />
        <path d="M86 56h120" strokeWidth="9" />
        <path d="M86 84h188" stroke="var(--dash)" strokeWidth="2" strokeDasharray="6 6" strokeLinecap="butt" />
        <path d="M86 110h84m70 0h34M86 136h110m36 0h42M86 162h64m96 0h28" stroke="var(--mist-shape)" strokeWidth="7" />
        <path d="M80 138c60-8 130-10 200-4" stroke="var(--red)" strokeWidth="4" />
      </g>
      <g transform="translate(26 196) rotate(9 180 120)">
        <path d={`M60 30l${'20 16 20-16 '.repeat(6)}v120H60z`} fill="var(--sheet)" strokeWidth="3" />
        <path d="M86 84h56M236 84h38" strokeWidth="9" />
        <path d="M86 108h188" stroke="var(--dash)" strokeWidth="2" strokeDasharray="6 6" strokeLinecap="butt" />
        <rect x="216" y="118" width="58" height="20" rx="4" fill="var(--marker)" stroke="none" />
      </g>
    </Canvas>
  ),
  /** Launchpad: a ticket with a rocket on it. */
  'launch-ticket': canvas(
    <path d={`M36 92${ticket}`} fill="var(--marker)" transform="rotate(6 240 200)" />,
    <g transform="rotate(-7 240 200)">
      <path d={`M36 88${ticket}`} fill="var(--sheet)" />
      <path d="M330 124v160" stroke="var(--dash)" strokeDasharray="2 10" strokeWidth="4" />
      <path d="M44 286c30 0 52-20 66-44" stroke="var(--red)" strokeWidth="3.5" strokeDasharray="1 9" />
      <path
        d="M64 124v24M52 136h24M270 250v20M260 260h20M124 118h.1M282 172h.1M52 206h.1"
        stroke="var(--night-soft)"
        strokeWidth="4"
      />
      <path d="M368 120v164M384 120v164M406 120v164M428 120v164" strokeLinecap="butt" strokeWidth="5" />
      <path d="M394 120v164M416 120v164" strokeLinecap="butt" strokeWidth="9" />
    </g>,
    <g transform="translate(186 178) rotate(38)">
      <path d="M-34 26l-28 40 8 22 32-28zM34 26l28 40-8 22-32-28z" fill="var(--green-deep)" stroke="currentColor" />
      <path d="M-20 78c-4 34 20 66 20 66s24-32 20-66z" fill="var(--marker)" />
      <path d="M-8 80c0 20 8 34 8 34s8-14 8-34z" fill="var(--sheet)" />
      <path d="M0-134c44 36 58 120 26 214h-52c-32-94-18-178 26-214z" fill="var(--green)" />
      <path d="M0-134c16 13 28 33 35 57h-70c7-24 19-44 35-57z" fill="var(--sheet)" />
      <circle cx="0" cy="-34" r="19" fill="var(--mist)" />
      <circle cx="0" cy="-34" r="8" fill="var(--marker)" />
      <path d="M-26 58h52" />
    </g>,
  ),
  /** All services: a card index with a drawer for each group, and the one card that is needed. */
  'four-drawers': canvas(
    <rect x="40" y="316" width="366" height="48" fill="var(--green-deep)" stroke="currentColor" />,
    <rect x="16" y="20" width="414" height="314" rx="16" fill="var(--green)" stroke="currentColor" />,
    <path d={box(34, 38, 182, 134, 8) + box(230, 38, 182, 134, 8) + box(34, 184, 182, 134, 8)} fill="var(--sheet)" />,
    <path d="M146 78h48M146 224h48" strokeWidth="8" />,
    <path d="M146 98h30M146 244h38" stroke="var(--night-soft)" strokeWidth="7" />,
    <rect x="145" y="124" width="50" height="16" rx="8" fill="var(--green)" />,
    <rect x="145" y="270" width="50" height="16" rx="8" fill="var(--green)" />,
    <rect x="50" y="66" width="78" height="78" rx="9" fill="var(--night)" />,
    <path d="M75 92l-12 13 12 13M103 92l12 13-12 13" stroke="var(--sheet)" strokeWidth="5.5" />,
    <path d="M94 87l-10 36" stroke="var(--marker)" strokeWidth="5.5" />,
    <path d={[64, 91, 118].map((y) => box(247, y, 74, 27, 8)).join('')} fill="var(--mist)" />,
    <path d="M284 77.5h22M284 104.5h22M284 131.5h22" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M263 77.5h.1M263 104.5h.1M263 131.5h.1" stroke="var(--green)" strokeWidth="11" />,
    <rect x="50" y="212" width="78" height="78" rx="9" fill="var(--mist)" />,
    <path d="M50 230h78" />,
    <path d="M62 221h.1M72 221h.1" strokeWidth="5" />,
    <rect x="60" y="240" width="30" height="40" rx="3" fill="var(--green)" />,
    <path d="M102 246h14" strokeWidth="6" />,
    <path d="M102 260h14M102 274h8" stroke="var(--night-soft)" strokeWidth="6" />,
    <rect x="230" y="184" width="182" height="134" rx="8" fill="var(--night)" />,
    <path d="M248 202a6 6 0 0 1 6-6h36l10 12h94v60H248z" fill="var(--mist)" />,
    <path d="M242 228h64l8-12h36l8 12h42v40H242z" fill="var(--sheet)" />,
    <path d="M234 248h100l8-12h38l8 12h20v30H234z" fill="var(--mist)" />,
    <rect x="216" y="264" width="210" height="122" rx="10" fill="var(--sheet)" />,
    <path d="M342 300h52" strokeWidth="8" />,
    <path d="M342 320h34" stroke="var(--night-soft)" strokeWidth="7" />,
    <rect x="341" y="346" width="54" height="18" rx="9" fill="var(--green)" />,
    <path d="M248 326v-6a31 31 0 0 1 62 0v6" strokeWidth="5" />,
    <rect x="238" y="318" width="20" height="34" rx="9" fill="var(--green)" />,
    <rect x="300" y="318" width="20" height="34" rx="9" fill="var(--green)" />,
    <path d="M310 352c0 12-10 17-26 17" strokeWidth="5" />,
    <g transform="rotate(9 400 110)">
      <path d="M336 54a8 8 0 018-8h38l10 14h66a8 8 0 018 8v106a8 8 0 01-8 8H344a8 8 0 01-8-8z" fill="var(--marker)" />
      <path d="M356 84h62" strokeWidth="9" />
      <path d="M356 110h84M356 136h38" strokeWidth="7" />
      <path d="M348 113c30-8 66-8 104-3" stroke="var(--red)" strokeWidth="5" />
      <circle cx="430" cy="153" r="21" fill="var(--green)" />
      <path d="M420 153l7 8 13-15" stroke="var(--sheet)" strokeWidth="5" />
    </g>,
  ),
};
