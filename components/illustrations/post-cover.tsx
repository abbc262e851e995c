import { type Ground, motifOf } from './post-motifs';

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
