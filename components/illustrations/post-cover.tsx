const grounds = [
  { ground: 'var(--night)', ink: 'var(--marker)', soft: 'var(--night-shape)', sheet: 'var(--night-raised)' },
  { ground: 'var(--mist)', ink: 'var(--green)', soft: 'var(--mist-shape)', sheet: 'var(--sheet)' },
  { ground: 'var(--marker)', ink: 'var(--ink)', soft: 'var(--marker-shape)', sheet: 'var(--marker-sheet)' },
  { ground: 'var(--green-deep)', ink: 'var(--marker)', soft: 'var(--green-shape)', sheet: 'var(--green)' },
] as const;

type Ground = (typeof grounds)[number];

const motifs = [Bill, Bars, Shelves, Steps];

type Props = {
  title: string;
  /** Position in the list. Newer posts above the first of the build count down from -1. */
  place: number;
};

/**
 * A cover for a post without a picture. Ground and motif follow from its position, so that no two neighbors share either;
 * the lengths follow from its title.
 */
export function PostCover({ title, place }: Props) {
  const seed = hash(title);
  const lengths = Array.from({ length: 6 }, (_, index) => 20 + ((seed >>> (index * 4)) % 16) * 5);
  const ground = grounds[wrapped(place, grounds.length)] ?? grounds[0];
  // Shifts by one after each round of grounds: every motif meets every ground before a pair repeats.
  const Motif = motifs[wrapped(place + Math.floor(place / grounds.length), motifs.length)] ?? Bill;
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="300" fill={ground.ground} />
      <Motif ground={ground} lengths={lengths} />
    </svg>
  );
}

/** The remainder as an index: never below 0. */
function wrapped(place: number, length: number): number {
  return ((place % length) + length) % length;
}

type MotifProps = { ground: Ground; lengths: number[] };

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
      <path d="M126 130c50-8 100-8 150-3" stroke="var(--red)" strokeWidth="5" fill="none" />
    </g>
  );
}

function Bars({ ground: { soft, ink }, lengths }: MotifProps) {
  const bars = lengths.map((length, index) => `M${87 + index * 44} 232v${-length * 1.7}`);
  return (
    <g strokeWidth="30">
      <path d={bars.join('')} stroke={soft} />
      <path d={bars[4]} stroke={ink} />
      <path d="M60 236h280" stroke={ink} strokeWidth="4" />
    </g>
  );
}

const SHELVES_Y = [52, 122, 192];

function Shelves({ ground: { sheet, soft, ink }, lengths }: MotifProps) {
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

function Steps({ ground: { ground, soft, ink }, lengths }: MotifProps) {
  return (
    <g fill="none" strokeWidth="6" strokeLinejoin="round" strokeLinecap="round">
      <path d="M60 230L340 66" stroke={soft} />
      <path d={`M60 236h84v-${16 + (lengths[0] ?? 0) * 0.1}h76v-34h64v-42h56`} stroke={ink} />
      <circle cx="284" cy="98" r="11" fill={ground} stroke={ink} />
    </g>
  );
}

/** A small string hash (FNV-1a): spreads similar titles over the covers. */
function hash(text: string): number {
  return [...text].reduce(
    (value, character) => Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  );
}
