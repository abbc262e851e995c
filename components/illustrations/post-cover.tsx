import type { ReactNode } from 'react';

/** The colors of a cover. */
type Ground = { ground: string; ink: string; soft: string; sheet: string };

const grounds = [
  { ground: 'var(--night)', ink: 'var(--marker)', soft: 'var(--night-shape)', sheet: 'var(--night-raised)' },
  { ground: 'var(--mist)', ink: 'var(--green)', soft: 'var(--mist-shape)', sheet: 'var(--sheet)' },
  { ground: 'var(--marker)', ink: 'var(--ink)', soft: 'var(--marker-shape)', sheet: 'var(--marker-sheet)' },
  { ground: 'var(--green-deep)', ink: 'var(--marker)', soft: 'var(--green-shape)', sheet: 'var(--green)' },
] as const satisfies readonly Ground[];

type Props = {
  title: string;
  tag?: string;
  /** Position in the list. Newer posts above the first of the build count down from -1. */
  place: number;
};

/**
 * A cover for a post without a picture. Its motif shows the topic, its background depends on its position, so that
 * neighbors differ, and its lengths on the title.
 */
export function PostCover({ title, tag = '', place }: Props) {
  const seed = hash(title);
  const lengths = Array.from({ length: 6 }, (_, index) => 20 + ((seed >>> (index * 4)) % 16) * 5);
  const ground = grounds[((place % grounds.length) + grounds.length) % grounds.length] ?? grounds[0];
  const { topic, Motif } = motifOf(title, tag);
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-topic={topic}>
      <rect width="400" height="300" fill={ground.ground} />
      <Motif ground={ground} lengths={lengths} />
    </svg>
  );
}

/** A small string hash (FNV-1a): spreads similar titles over the covers. */
function hash(text: string): number {
  return [...text].reduce(
    (value, character) => Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  );
}

type MotifProps = { ground: Ground; lengths: number[] };
type Motif = (props: MotifProps) => ReactNode;

/** The first topic with a word in the title gives the motif, or else the first with a word in the tag. */
const topics: readonly { topic: string; words: RegExp; Motif: Motif }[] = [
  { topic: 'backup', words: /backup|restor|recover/i, Motif: Backup },
  { topic: 'ai', words: /\bai\b|artificial|chatbot|assistant/i, Motif: Assistant },
  { topic: 'consulting', words: /consult|meeting|\bcall\b/i, Motif: Clock },
  { topic: 'access', words: /access|password|sign-in|login|security|vpn|remote/i, Motif: Key },
  { topic: 'files', words: /\bfiles?\b|folder|nextcloud|drive/i, Motif: Folder },
  { topic: 'server', words: /server|\bvps\b|hosting|infrastructure|cloud/i, Motif: Servers },
  { topic: 'maintenance', words: /maintenance|calendar|month by month|update/i, Motif: Calendar },
  { topic: 'website', words: /wordpress|website|search|\bseo\b|\bcms\b/i, Motif: Website },
  { topic: 'costs', words: /cost|pric|\bbills?\b|invoice|budget|license/i, Motif: Bill },
  { topic: 'choice', words: /open.source|saas|tool|software|decide|versus|\bvs\b/i, Motif: Choice },
];

/** What to draw for a post. A post about something else gets a page of text. */
function motifOf(title: string, tag: string): { topic: string; Motif: Motif } {
  const find = (text: string) => topics.find(({ words }) => words.test(text));
  return find(title) ?? find(tag) ?? { topic: 'article', Motif: Article };
}

const SHELVES_Y = [52, 122, 192];

/** Three disks, of which the last is a copy on its way back. */
function Backup({ ground: { sheet, soft, ink }, lengths }: MotifProps) {
  const disk = (x: number) => `M${x} 105c0-26 96-26 96 0v96c0 26-96 26-96 0z`;
  const bands = (x: number) => `M${x} 105c0 26 96 26 96 0m-96 48c0 26 96 26 96 0`;
  return (
    <g strokeWidth="5" fill={sheet} strokeLinecap="round" strokeLinejoin="round">
      <path d={disk(66)} stroke={soft} />
      <path d={disk(238)} stroke={ink} />
      <path d={bands(66)} stroke={soft} fill="none" />
      <path d={bands(238)} stroke={ink} fill="none" />
      <path d={`M${252 - (lengths[0] ?? 0) * 0.2} 62c-40-34-92-30-124 4m0-24v24h24`} fill="none" stroke={ink} />
    </g>
  );
}

/** A message and its answer with a spark. */
function Assistant({ ground: { sheet, soft, ink }, lengths }: MotifProps) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M70 60h180v74H116l-26 24v-24H70z" fill={sheet} stroke={soft} strokeWidth="3" />
      <path d={`M92 86h${lengths[0]}M92 108h${(lengths[1] ?? 0) * 0.8}`} stroke={soft} strokeWidth="7" />
      <path d="M150 160h180v74h-20v24l-26-24H150z" fill={sheet} stroke={ink} strokeWidth="5" />
      <path d="M184 178l5 14 14 5-14 5-5 14-5-14-14-5 14-5z" fill={ink} />
      <path d={`M218 187h${lengths[2]}M218 208h${(lengths[3] ?? 0) * 0.7}`} stroke={ink} strokeWidth="7" />
    </g>
  );
}

/** A dial with one hour marked. */
function Clock({ ground: { sheet, soft, ink }, lengths }: MotifProps) {
  return (
    <g strokeWidth="7" strokeLinecap="round">
      <circle cx="200" cy="150" r="102" fill={sheet} stroke={soft} />
      <path d="M200 150V48A102 102 0 01288 99z" fill={soft} />
      <path d={`M200 150V72M200 150l${44 + (lengths[0] ?? 0) * 0.2}-32`} stroke={ink} />
      <path d="M200 62v8M200 230v8M112 150h8M280 150h8" stroke={ink} strokeWidth="5" />
    </g>
  );
}

/** Keys on hooks. */
function Key({ ground: { soft, ink }, lengths }: MotifProps) {
  const key = (x: number, length: number) =>
    `M${x} 74v22m0 0a22 22 0 010 44a22 22 0 010-44m0 44v${50 + length * 0.6}h20m-20-24h16`;
  return (
    <g fill="none" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
      <path d="M60 74h280" stroke={soft} />
      <path d={key(110, lengths[0] ?? 0) + key(280, lengths[1] ?? 0)} stroke={soft} />
      <path d={key(195, lengths[2] ?? 0)} stroke={ink} />
    </g>
  );
}

/** A folder with a page in it. */
function Folder({ ground: { sheet, soft, ink }, lengths }: MotifProps) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M82 226V72h78l22 26h136v128z" fill={soft} />
      <path d="M112 60h176v120H112z" fill={sheet} />
      <path d={`M134 86h${lengths[0]}M134 108h${lengths[1]}`} stroke={soft} strokeWidth="8" />
      <path d="M70 236l22-106h258l-22 106z" fill={sheet} stroke={ink} strokeWidth="5" />
      <path d="M178 186h56m-18-18l18 18-18 18" stroke={ink} strokeWidth="8" fill="none" />
    </g>
  );
}

function Servers({ ground: { sheet, soft, ink }, lengths }: MotifProps) {
  return SHELVES_Y.map((y, index) => {
    const width = lengths[index] ?? 0;
    return (
      <g key={y} transform={`translate(0 ${y})`} strokeLinecap="round">
        <rect x="72" width="256" height="56" rx="9" fill={sheet} stroke={soft} strokeWidth="2" />
        <circle cx="98" cy="28" r="6" fill={ink} />
        <circle cx="118" cy="28" r="6" fill={index === 1 ? ink : soft} />
        <path d={`M${308 - width} 21h${width}M${308 - width * 0.6} 36h${width * 0.6}`} stroke={soft} strokeWidth="6" />
      </g>
    );
  });
}

/** A month with a day that is ticked off. */
function Calendar({ ground: { sheet, soft, ink }, lengths }: MotifProps) {
  const day = Math.round((lengths[0] ?? 0) / 10) % 4;
  const rows = [128, 168, 208].map((y) => `M112 ${y}h177`).join('');
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M84 58h232v188H84z" fill={sheet} />
      <path d="M84 58h232v38H84z" fill={soft} />
      <path d="M136 44v26M264 44v26" stroke={ink} strokeWidth="9" />
      <path d={rows} stroke={soft} strokeWidth="20" strokeDasharray="0 44" />
      <path d={`M${108 + day * 44} 166l10 12 20-24`} fill="none" stroke={ink} strokeWidth="8" />
    </g>
  );
}

/** A page of a website under a lens. */
function Website({ ground: { ground, sheet, soft, ink }, lengths }: MotifProps) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M70 52h236v180H70z" fill={sheet} stroke={soft} strokeWidth="3" />
      <path d="M70 84h236M90 68h.1M108 68h.1M126 68h.1" stroke={soft} strokeWidth="7" />
      <path d={`M96 116h${lengths[0]}M96 142h${lengths[1]}M96 168h${lengths[2]}`} stroke={soft} strokeWidth="9" />
      <circle cx="254" cy="174" r="46" fill={ground} stroke={ink} strokeWidth="8" />
      <path d="M288 208l40 40M234 176l14 14 28-30" fill="none" stroke={ink} strokeWidth="8" />
    </g>
  );
}

function Bill({ ground: { sheet, soft, ink }, lengths }: MotifProps) {
  const lines = lengths.slice(0, 5).map((length, index) => {
    const y = 100 + index * 28;
    return `M134 ${y}h${length * 0.8}M${266 - length * 0.3} ${y}h${length * 0.3}`;
  });
  return (
    <g transform="rotate(-4 200 150)" strokeLinecap="round">
      <path
        d="M110 34h180v232l-15 12-15-12-15 12-15-12-15 12-15-12-15 12-15-12-15 12-15-12-15 12-15-12z"
        fill={sheet}
      />
      <path d={lines.join('')} stroke={soft} strokeWidth="8" />
      <path d="M134 66h70" stroke={ink} strokeWidth="11" />
      <path d="M234 134l40-8" stroke="var(--red)" strokeWidth="5" fill="none" />
    </g>
  );
}

/** One way in, three ways on, and the middle one taken. */
function Choice({ ground: { ground, soft, ink }, lengths }: MotifProps) {
  const end = 290 + (lengths[0] ?? 0) * 0.3;
  return (
    <g fill="none" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
      <path d={`M130 150c70 0 50-84 120-84h${end - 250}M130 150c70 0 50 84 120 84h${end - 250}`} stroke={soft} />
      <path d={`M70 150h${end - 70}m-20-20l20 20-20 20`} stroke={ink} />
      <circle cx="130" cy="150" r="14" fill={ground} stroke={ink} />
    </g>
  );
}

/** A page of text with a marked line. */
function Article({ ground: { sheet, soft, ink }, lengths }: MotifProps) {
  const lines = lengths.slice(0, 5).map((length, index) => `M124 ${124 + index * 28}h${length * 1.5}`);
  return (
    <g strokeLinecap="round">
      <path d="M96 40h208v228H96z" fill={sheet} />
      <path d="M124 80h120" stroke={ink} strokeWidth="14" />
      <path d={lines.join('')} stroke={soft} strokeWidth="9" />
    </g>
  );
}
