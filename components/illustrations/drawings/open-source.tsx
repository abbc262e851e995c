import { box, canvas, Words } from '../canvas';

export const openSourceDrawings = {
  /** Open source: layers anyone may look into, each resting on the one below. */
  'open-source-stack': canvas(
    <path d="M84 116v196M396 116v196" stroke="currentColor" strokeDasharray="2 9" />,
    <path d="M84 312v20l156 66 156-66v-20z" fill="var(--night)" stroke="currentColor" />,
    <path d="M240 246l156 66-156 66-156-66z" fill="var(--night-raised)" stroke="currentColor" />,
    <path d="M84 246v20l156 66 156-66v-20z" fill="var(--green-deep)" stroke="currentColor" />,
    <path d="M240 180l156 66-156 66-156-66z" fill="var(--green)" />,
    <path d="M84 180v20l156 66 156-66v-20z" fill="var(--mist)" />,
    <path d="M240 114l156 66-156 66-156-66z" fill="var(--sheet)" />,
    <path d="M84 106v24l156 66 156-66v-24z" fill="var(--marker)" />,
    <path d="M240 40l156 66-156 66-156-66z" fill="var(--marker)" />,
    <path d="M240 172v24M240 246v20M240 312v20" strokeWidth="1.5" />,
    <g transform="matrix(.92 -.39 .92 .39 240 106)">
      <path d="M-44 16h88M-20 16c22 0 12-36 40-36h12" strokeWidth="6" />
      <circle cx="-46" cy="16" r="11" fill="var(--sheet)" strokeWidth="4" />
      <circle cx="46" cy="16" r="11" fill="var(--green)" strokeWidth="4" />
      <circle cx="36" cy="-20" r="11" fill="var(--sheet)" strokeWidth="4" />
    </g>,
    <path d="M128 276l24 10M168 293l12 5" stroke="var(--marker)" strokeWidth="6" />,
    <path d="M128 211l36 15M180 233l10 4" stroke="var(--green)" strokeWidth="6" />,
    <path d="M128 342l16 7M160 355l32 14" stroke="var(--night-line-strong)" strokeWidth="6" />,
    <path d="M352 276l-32 14M352 211l-20 9M352 342l-40 17" stroke="var(--night-soft)" strokeWidth="6" />,
  ),
  /** Paid tools crossed out and thrown away, open-source ones put in their places. */
  'tool-swap': canvas(
    <rect x="172" y="66" width="292" height="226" rx="18" fill="var(--sheet)" />,
    <rect x="188" y="82" width="80" height="90" rx="16" fill="var(--green)" />,
    <rect x="278" y="82" width="80" height="90" rx="16" fill="var(--night)" />,
    <rect x="368" y="82" width="80" height="90" rx="16" stroke="var(--night-soft)" strokeDasharray="5 8" />,
    <rect x="188" y="186" width="80" height="90" rx="16" fill="var(--mist)" />,
    <rect x="278" y="186" width="80" height="90" rx="16" fill="var(--green)" />,
    <rect x="368" y="186" width="80" height="90" rx="16" fill="var(--green-deep)" />,
    <path d="M212 150v-44M212 138c4-18 32-8 32-26" stroke="var(--sheet)" strokeWidth="4.5" />,
    <path
      d="M218 106a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM218 150a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM250 108a6 6 0 1 1-12 0 6 6 0 0 1 12 0z"
      fill="var(--sheet)"
      stroke="none"
    />,
    <path d="M306 112l-14 15 14 15M330 112l14 15-14 15" stroke="var(--marker)" strokeWidth="5.5" />,
    <path d={box(200, 212, 56, 34, 6, 'h-24l-14 12v-12')} fill="var(--sheet)" />,
    <path d="M298 244v-28m14 28v-16m14 16v-38m14 38v-20" stroke="var(--sheet)" strokeWidth="7" strokeLinecap="butt" />,
    <path
      d="M388 216c0-8 40-8 40 0v32c0 8-40 8-40 0zM388 216c0 8 40 8 40 0M388 232c0 8 40 8 40 0"
      stroke="var(--sheet)"
      strokeWidth="3.5"
    />,
    <g transform="rotate(9 410 40)">
      <rect x="370" y="4" width="80" height="90" rx="16" fill="var(--marker)" />
      <path d="M390 38l14 14-14 14M412 66h20" strokeWidth="5" />
    </g>,
    <path d="M166 116c-52-2-84 18-94 52M62 156l9 14 15-7" stroke="currentColor" />,
    <g fill="var(--sheet)">
      <rect x="22" y="186" width="84" height="90" rx="16" transform="rotate(-11 64 231)" />
      <rect x="90" y="270" width="84" height="90" rx="16" transform="rotate(9 132 315)" />
      <rect x="10" y="300" width="84" height="90" rx="16" transform="rotate(-3 52 345)" />
    </g>,
    <g stroke="none" fill="var(--ink-soft)" fontFamily="var(--font-display)" fontSize="44" textAnchor="middle">
      <Words x="64" y="247" transform="rotate(-11 64 231)" text="$" />
      <Words x="132" y="331" transform="rotate(9 132 315)" text="$" />
      <Words x="52" y="361" transform="rotate(-3 52 345)" text="$" />
    </g>,
    <path
      d="M32 206l66 50M94 200l-58 66M102 286l60 58M160 282l-58 64M22 318l62 54M82 316l-62 60"
      stroke="var(--red)"
      strokeWidth="5"
    />,
  ),
  /** Fourteen open-source tools, boxed and on the shelf. */
  'platform-shelf': canvas(
    <path d="M28 22v366M452 22v366" stroke="currentColor" strokeWidth="6" />,
    <path d="M40 60h52v112H40zM310 76h58v96h-58zM224 258h46v98h-46zM394 250h46v106h-46z" fill="var(--green)" />,
    <path d="M98 82h58v90H98zM106 232h50v124h-50zM276 270h62v86h-62z" fill="var(--sheet)" />,
    <path d="M162 42h42v130h-42zM344 240h44v116h-44z" fill="var(--night)" stroke="currentColor" />,
    <path d="M210 72h46v100h-46zM40 262h60v94H40z" fill="var(--marker)" />,
    <path d="M262 50h42v122h-42zM162 274h56v82h-56z" fill="var(--mist)" />,
    <path d="M382 60l44-10 22 112-44 10z" fill="var(--green-deep)" stroke="currentColor" />,
    <path d="M110 144h34M118 322h26M288 328h38" strokeWidth="7" />,
    <path d="M110 158h20M118 338h18M288 342h22" stroke="var(--night-soft)" strokeWidth="5" />,
    <path d="M220 146h26M52 328h36" strokeWidth="7" />,
    <path d="M272 146h22M174 332h32" stroke="var(--green)" strokeWidth="7" />,
    <path d="M52 92l14-16 14 16v14H52zM224 92h18v18h-18zM56 286h28v20H56z" />,
    <path d="M127 100l14 8v14l-14 8-14-8v-14z" fill="var(--green)" />,
    <path d="M183 66v40M172 78h22M172 94h22" stroke="var(--marker)" strokeWidth="3.5" />,
    <path d="M272 74h22M272 86h22M272 98h14" stroke="var(--green)" strokeWidth="5" />,
    <path d="M330 96l-8 10 8 10M348 96l8 10-8 10" stroke="var(--sheet)" strokeWidth="3.5" />,
    <path d="M396 84l18 18M414 82l-16 22" stroke="var(--marker)" strokeWidth="4" />,
    <path d="M131 258a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM131 272l8-8" />,
    <path d="M176 296c0-6 28-6 28 0v12c0 6-28 6-28 0zM176 296c0 6 28 6 28 0" fill="var(--sheet)" />,
    <path d="M238 290v-12M247 290v-20M256 290v-8M405 286l9 10 15-18" stroke="var(--sheet)" strokeWidth="4.5" />,
    <path d="M296 300l12-14 10 8 10-14" stroke="var(--red)" strokeWidth="4" />,
    <path d="M356 268h20v20h-20zM366 288v12" stroke="var(--marker)" strokeWidth="3" />,
    <rect x="16" y="172" width="448" height="18" rx="6" fill="var(--sheet)" />,
    <rect x="16" y="356" width="448" height="18" rx="6" fill="var(--sheet)" />,
    <g stroke="var(--marker)">
      <path d="M50 128h32M320 140h38M234 320h26M404 318h26M172 140h22M354 318h24M408 142l18-4" strokeWidth="7" />
      <path d="M56 181h20M118 181h20M272 181h20M60 365h20M186 365h20M356 365h20" strokeWidth="9" strokeLinecap="butt" />
    </g>,
  ),
};
