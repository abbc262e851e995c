import type { Draft } from '../blog';
import { chinesePosts } from './chinese';
import { picturePosts } from './pictures';
import { awkwardWords } from './words';

/** What the controls know. */
export const awkwardSetNames = ['awkward-words', 'awkward-pictures', 'awkward-chinese', 'awkward'] as const;

/** Posts of the same minute: their order must not change from one build to the next. */
const SAME_MINUTE: readonly Draft[] = [
  {
    slug: 'awkward-same-minute-1',
    title: 'Published in the same minute as the next one',
    published_at: '2026-11-13T08:00:00.000Z',
  },
  {
    slug: 'awkward-same-minute-2',
    title: 'Published in the same minute as the one before',
    published_at: '2026-11-13T08:00:00.000Z',
  },
];

const words = () => [...awkwardWords.map(({ post }) => post), ...SAME_MINUTE];

/** Posts that real blogs hold and nobody expects, by the name under which the controls publish them. */
export const awkwardSets = {
  'awkward-words': words,
  'awkward-pictures': picturePosts,
  'awkward-chinese': chinesePosts,
  awkward: () => [...words(), ...picturePosts(), ...chinesePosts()],
} as const satisfies Record<(typeof awkwardSetNames)[number], () => readonly Draft[]>;
