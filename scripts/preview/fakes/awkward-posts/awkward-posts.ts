import { site } from '@/content/site';
import { fakeSettings } from '../../fake-settings';
import { seededRandom } from '../../seeded-random';
import type { Draft } from '../blog';
import { AWKWARD_PICTURES } from './awkward-files';
import { awkwardWords } from './words';

/** Posts as strange as those of real blogs, the first one on top. */
export function awkwardPosts(): Draft[] {
  const words = Object.entries(awkwardWords).map(([name, post]) => ({ slug: `awkward-${name}`, ...post }));
  return [...words, ...picturePosts(), ...chinesePosts()];
}

const images = `${fakeSettings.snapshotBlogOrigin}/content/images`;

const covers = {
  'deleted from the blog after it was chosen': `${images}/2025/01/deleted.jpg`,
  // Nothing listens on port 9.
  'on a host that is down': 'http://127.0.0.1:9/never.png',
  'on the author’s own machine': 'http://127.0.0.1:8080/picture.jpg',
  'on an unknown host': 'https://images.example.com/a%20b.jpg?w=1200&q=80&fit=crop,faces#x',
  'with a query and a fragment': `${images}/2026/11/struck-bill.jpg?w=1200&q=80&fit=crop,faces#x`,
  'smaller than any slot': `${images}/${AWKWARD_PICTURES.small}`,
  'that is a page asking to sign in': `${images}/${AWKWARD_PICTURES.page}`,
  'that loads slowly': `${images}/${AWKWARD_PICTURES.slow}`,
  'with a malformed address': '//cdn/picture',
};

/** Posts with pictures that are missing, broken or slow, and authors without a picture. */
function picturePosts(): Draft[] {
  return [
    ...Object.entries(covers).map(([name, address], index) => ({
      slug: `awkward-picture-${index + 1}`,
      title: `A picture ${name}`,
      feature_image: address,
      primary_author: { name: `${site.name} team`, profile_image: null },
    })),
    {
      slug: 'awkward-author-deleted',
      title: 'An author whose picture was deleted',
      primary_author: { name: 'Ada O’Neil “Cloud”', profile_image: `${images}/2025/01/ada.jpg` },
    },
    { slug: 'awkward-author-anonymous', title: 'A post without an author', primary_author: null },
  ];
}

const POSTS = 20;
/** For a post without an excerpt Ghost sends the first 500 characters of its text; in Chinese each has three bytes. */
const GHOST_EXCERPT_CHARACTERS = 500;
/** How many different characters a newspaper has. */
const CHARACTERS = 3000;

/** Twenty posts of Chinese characters in no order, so that a list page with all of them compresses badly. */
function chinesePosts(): Draft[] {
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
