import type { Draft } from '../blog';
import { chinesePosts } from './chinese';
import { picturePosts } from './pictures';
import { awkwardWords } from './words';

/** Posts as strange as those of real blogs, the first one on top. */
export function awkwardPosts(): Draft[] {
  const words = Object.entries(awkwardWords).map(([name, post]) => ({ slug: `awkward-${name}`, ...post }));
  return [...words, ...picturePosts(), ...chinesePosts()];
}
