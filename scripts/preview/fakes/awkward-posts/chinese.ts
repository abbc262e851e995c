import { seededRandom } from '../../seeded-random';
import type { Draft } from '../blog';

const POSTS = 20;
/** For a post without an excerpt Ghost sends the first 500 characters of its text; in Chinese each has three bytes. */
const GHOST_EXCERPT_CHARACTERS = 500;
/** How many different characters a newspaper has. */
const CHARACTERS = 3000;

/** Twenty posts of Chinese characters in no order, so that a list page with all of them compresses badly. */
export function chinesePosts(): Draft[] {
  const random = seededRandom(97);
  const character = () => String.fromCharCode(0x4e00 + Math.floor(random() * CHARACTERS));
  const words = (length: number) => Array.from({ length }, character).join('');
  return Array.from({ length: POSTS }, (_, index) => {
    const text = words(GHOST_EXCERPT_CHARACTERS);
    return {
      slug: `awkward-chinese-${index + 1}`,
      title: words(40),
      excerpt: text,
      html: `<p>${text}</p>`,
      primary_tag: { name: words(4) },
      primary_author: { name: words(7), profile_image: null },
    };
  });
}
