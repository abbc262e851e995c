import { site } from '@/content/site';
import { box, Canvas, canvas, Words } from '../canvas';

const machines = [
  { x: 22, widths: [58, 38, 50] },
  { x: 154, widths: [46, 58, 30] },
  { x: 286, widths: [58, 28, 46] },
];

export const networkDrawings = {
  /** Managed IT and cloud: one point that watches, and the machines it looks after. */
  topology: (
    <Canvas viewBox="0 0 400 320">
      <path
        d="M200 66v58M68 164v-24q0-16 16-16h232q16 0 16 16v24M200 124v40"
        stroke="currentColor"
        strokeLinecap="butt"
      />
      <circle cx="200" cy="124" r="6" fill="currentColor" stroke="none" />
      <rect x="128" y="12" width="144" height="58" rx="12" fill="var(--marker)" />
      <path d="M148 42h22l8-16 12 30 10-22 6 8h46" strokeWidth="3" />
      {machines.map(({ x, widths }, index) => (
        <g key={x}>
          <rect x={x} y="164" width="92" height="140" rx="12" fill="var(--sheet)" />
          <circle cx={x + 74} cy="184" r="5" fill={index === 2 ? 'var(--red)' : 'var(--green)'} stroke="none" />
          {widths.map((width, row) => (
            <path key={width} d={`M${x + 18} ${212 + row * 22}h${width}`} stroke="var(--green)" strokeWidth="7" />
          ))}
          <path d={`M${x + 18} 284h58`} stroke="var(--line)" strokeWidth="7" />
        </g>
      ))}
    </Canvas>
  ),
  /** Cloud infrastructure: the network in the cloud, its guard at the gate, the sites below. */
  'cloud-network': canvas(
    <path d="M240 250v46M240 266H116a20 20 0 0 0-20 20v14M240 266h128a20 20 0 0 1 20 20v14" stroke="currentColor" />,
    <path d="M136 194a60 60 0 0 1 2-120 88 88 0 0 1 162-20 74 74 0 0 1 56 140z" fill="var(--sheet)" />,
    <path d="M168 148l56-52 80 22-16 40-64 14zM224 96l0 76M224 172l80-54" />,
    <path d="M168 148h.1M304 118h.1M288 158h.1M224 172h.1" strokeWidth="21" />,
    <path d="M168 148h.1M304 118h.1M288 158h.1M224 172h.1" stroke="var(--green)" strokeWidth="16" />,
    <circle cx="224" cy="96" r="14" fill="var(--marker)" />,
    <path d="M240 188l36 12v28c0 24-18 36-36 44-18-8-36-20-36-44v-28z" fill="var(--marker)" />,
    <path d="M225 228l11 12 20-24" strokeWidth="4.5" />,
    <rect x="48" y="300" width="96" height="88" rx="8" fill="var(--green)" />,
    <path
      d="M70 322h.1M96 322h.1M122 322h.1M70 344h.1M122 344h.1M70 366h.1M122 366h.1"
      stroke="var(--sheet)"
      strokeWidth="11"
    />,
    <path d="M96 344v44" stroke="var(--marker)" strokeWidth="16" strokeLinecap="butt" />,
    <rect x="186" y="300" width="108" height="70" rx="10" fill="var(--night)" stroke="currentColor" />,
    <path d="M172 372h136v4a10 10 0 0 1-10 10H182a10 10 0 0 1-10-10z" fill="var(--sheet)" />,
    <path d="M204 320h30M204 336h52M204 352h40" stroke="var(--night-line-strong)" strokeWidth="6" />,
    <path d="M250 320h24" stroke="var(--marker)" strokeWidth="6" />,
    <rect x="356" y="296" width="64" height="94" rx="12" fill="var(--sheet)" />,
    <path d="M370 316h20" strokeWidth="6" />,
    <path d="M370 332h36M370 346h26" stroke="var(--night-soft)" strokeWidth="6" />,
    <circle cx="388" cy="374" r="5" fill="var(--red)" stroke="none" />,
  ),
  /** Cloud: a meter, and a bill that follows it. */
  'cloud-meter': canvas(
    <path d="M176 268h128v106l-16 14-16-14-16 14-16-14-16 14-16-14-16 14-16-14z" fill="var(--sheet)" />,
    <path d="M196 312h54M268 312h16M196 330h36M262 330h22" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M196 354h88" stroke="var(--marker)" strokeWidth="20" />,
    <path d="M200 354h32M260 354h20" strokeWidth="7" />,
    <path d="M112 286a78 78 0 0 1-4-156 112 112 0 0 1 206-44 88 88 0 0 1 70 200z" fill="var(--sheet)" />,
    <path d="M158 184a82 82 0 0 1 164 0" stroke="var(--mist)" strokeWidth="22" />,
    <path d="M158 184a82 82 0 0 1 48-75" stroke="var(--green)" strokeWidth="22" />,
    <path d="M306 136l10-7M318 160l10-4" stroke="var(--red)" strokeWidth="4.5" />,
    <path d="M240 184l-38-52" strokeWidth="6" />,
    <circle cx="240" cy="184" r="13" fill="var(--marker)" />,
    <rect x="146" y="214" width="188" height="52" rx="10" fill="var(--night)" stroke="currentColor" />,
    <path d="M183 215v50M221 215v50M259 215v50" stroke="var(--night-line-strong)" strokeWidth="2" />,
    <path d="M297 216h27a9 9 0 0 1 9 9v30a9 9 0 0 1-9 9h-27z" fill="var(--marker)" stroke="none" />,
    <g stroke="none" fontFamily="var(--font-mono)" fontSize="29" textAnchor="middle" fill="var(--night-text)">
      <Words x="165" y="250" text="0" />
      <Words x="202" y="250" text="0" />
      <Words x="240" y="250" text="4" />
      <Words x="278" y="250" text="1" />
      <Words x="315" y="250" fill="var(--ink)" text="7" />
    </g>,
    <path d="M96 210h.1M384 210h.1" stroke="var(--night-soft)" strokeWidth="9" />,
  ),
  /** Remote work: three home offices, one team. */
  'home-offices': canvas(
    <g transform="translate(0 10)">
      <path d="M14 366h452" stroke="currentColor" />
      <path d="M92 168c10-90 70-118 146-92M246 76c70-60 150-20 152 148" stroke="currentColor" strokeDasharray="3 8" />
      <rect x="34" y="236" width="120" height="130" fill="var(--sheet)" />
      <path d="M18 242l76-68 76 68z" fill="var(--green)" />
      <path d="M122 190v-20h16v34" fill="var(--green)" />
      <rect x="58" y="258" width="72" height="56" rx="6" fill="var(--marker)" />
      <path d="M66 314v-8a20 20 0 0136 0v8zm27-32a10 10 0 11-20 0 10 10 0 0120 0z" fill="var(--ink)" stroke="none" />
      <path d="M104 313l8-22h14" strokeWidth="4" />
      <rect x="180" y="150" width="126" height="216" fill="var(--mist)" />
      <path d="M168 154l75-72 75 72z" fill="var(--night)" stroke="currentColor" />
      <rect x="206" y="172" width="74" height="62" rx="6" fill="var(--marker)" />
      <path d="M240 233l-8-22h-14" strokeWidth="4" />
      <path d="M222 366v-82a21 21 0 0 1 42 0v82z" fill="var(--red)" />
      <circle cx="254" cy="330" r="3" fill="var(--sheet)" stroke="none" />
      <path d="M346 268h108v98H346z" fill="var(--sheet)" />
      <path d="M332 272v-58l134 34v24z" fill="var(--green-deep)" stroke="currentColor" />
      <rect x="366" y="292" width="68" height="54" rx="6" fill="var(--marker)" />
      <g fill="var(--ink)">
        <path d="M250 234v-8a20 20 0 0 1 20-18v26zM271 200a10 10 0 1 1-20 0 10 10 0 0 1 20 0z" stroke="none" />
        <path d="M382 346v-10a18 18 0 0 1 36 0v10zM410 310a10 10 0 1 1-20 0 10 10 0 0 1 20 0z" stroke="none" />
      </g>
      <path d="M388 308a12 12 0 0 1 24 0" stroke="var(--green)" strokeWidth="4" />
      <path d="M322 366v-46" stroke="currentColor" />
      <path d="M322 336c-18-2-20-34 0-56 20 22 18 54 0 56z" fill="var(--green)" />
      <path d={box(80, 26, 98, 54, 12, 'h-40l-16 16V80')} fill="var(--sheet)" />
      <path d="M98 46h60M98 62h36" stroke="var(--night-soft)" strokeWidth="6" />
      <path d={box(322, 14, 102, 54, 12, 'h-16v16l-16-16')} fill="var(--marker)" />
      <path d="M358 42l10 11 20-23" strokeWidth="4.5" />
    </g>,
  ),
  /** The first two offices: two desks, two hours of the day, one conversation. */
  'two-offices': canvas(
    <rect x="18" y="44" width="160" height="130" rx="12" fill="var(--mist)" />,
    <path d="M18 150h160v12a12 12 0 0 1-12 12H30a12 12 0 0 1-12-12z" fill="var(--green)" />,
    <path d="M86 150l8-84 6-10 6 10 8 84z" fill="var(--sheet)" />,
    <circle cx="48" cy="80" r="14" fill="var(--marker)" />,
    <path d="M140 150v-22h26v22z" fill="var(--sheet)" />,
    <rect x="302" y="44" width="160" height="130" rx="12" fill="var(--night)" stroke="currentColor" />,
    <g fill="var(--green)">
      <path d="M303 146c30-8 50 4 80-2s50-4 78 2v16a12 12 0 0 1-12 12H315a12 12 0 0 1-12-12z" stroke="none" />
      <path
        d="M188 184h62a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14h-54l-26 14 6-22v-34a14 14 0 0 1 12-14z"
        stroke="currentColor"
      />
    </g>,
    <path d="M424 92a18 18 0 1 1-16-30 15 15 0 0 0 16 30z" fill="var(--marker)" stroke="none" />,
    <path
      d="M346 152c8-24 6-40 2-58M348 94c-10-14-24-12-32-2M348 94c-6-18-18-20-28-16M348 94c4-16 16-18 28-12M348 94c12-8 24-2 28 10"
      stroke="var(--night-soft)"
      strokeWidth="4"
    />,
    <path d="M52 326v62M178 326v62M302 326v62M428 326v62" stroke="currentColor" />,
    <path d="M58 312v-26a38 38 0 0 1 76 0v26z" fill="var(--green)" />,
    <path d="M422 312v-26a38 38 0 0 0-76 0v26z" fill="var(--marker)" />,
    <circle cx="98" cy="224" r="27" fill="var(--sheet)" />,
    <circle cx="382" cy="224" r="27" fill="var(--sheet)" />,
    <g fill="var(--ink)" stroke="currentColor">
      <path d="M71 226a27 27 0 0 1 52-10c-14 6-24 2-30-4-4 10-12 14-22 14zM410 230a27 27 0 1 0-54-14c12 0 20-2 28-8 6 12 14 18 26 22z" />
      <circle cx="398" cy="192" r="11" />
    </g>,
    <g fill="var(--sheet)">
      <path d="M28 312h176a8 8 0 0 1 0 16H28a8 8 0 0 1 0-16zM276 312h176a8 8 0 0 1 0 16H276a8 8 0 0 1 0-16z" />
      <path d="M230 128h64a14 14 0 0 1 14 14v34l6 22-26-14h-58a14 14 0 0 1-14-14v-28a14 14 0 0 1 14-14z" />
    </g>,
    <path d="M146 311l14-46h38l-14 46zM334 311l-14-46h-38l14 46z" fill="var(--night)" stroke="currentColor" />,
    <path d="M192 204h52M192 220h32" stroke="var(--sheet)" strokeWidth="6" />,
    <path d="M236 148h50" strokeWidth="6" />,
    <path d="M236 164h30" stroke="var(--red)" strokeWidth="6" />,
    <g stroke="none" fill="currentColor" fontSize="17" fontFamily="var(--font-mono)">
      <Words x="18" y="30" text={site.offices[0].city} />
      <Words x="462" y="30" textAnchor="end" text={site.offices[1].city} />
    </g>,
  ),
};
