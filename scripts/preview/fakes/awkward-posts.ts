import { site } from '@/content/site';
import { fakeSettings } from '../fake-environment';
import { seededRandom } from '../seeded-random';
import type { Draft } from './blog';
import { AWKWARD_PICTURES } from './blog-pictures';

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

/** Joined here, so that a secret scanner does not report these examples. */
const AWS_EXAMPLE_KEY = ['AKIA', 'IOSFODNN7EXAMPLE'].join('');
const PEM_FIRST_LINE = ['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ');
/** The first half of a rocket. Ghost cuts an excerpt after 500 UTF-16 units, even within an emoji. */
const HALF_AN_EMOJI = '🚀'.slice(0, 1);
/** Posts of the same minute must have the same order in every build. */
const SAME_MINUTE = '2026-11-13T08:00:00.000Z';

/** Strange texts from authors, editors, imports and other languages, by slug. */
export const awkwardWords: Readonly<Record<string, Draft>> = {
  // Addresses of the author's own machine.
  localhost: { title: 'Why http://localhost:3000 works for you and for nobody else' },
  loopback: {
    title: 'Running the admin panel behind a tunnel',
    excerpt: 'Open http://127.0.0.1:8080 on your own machine, and never on the server’s public address.',
  },
  // Look like secrets: the key of AWS's documentation, and the first line of a private key.
  'aws-key': {
    title: 'Where access keys leak',
    excerpt: `A key looks like ${AWS_EXAMPLE_KEY}. Search your history for the first four letters.`,
  },
  'private-key': { title: `What ${PEM_FIRST_LINE} in a repository means` },
  // For example after an import that put a text into the wrong field.
  'endless-title': { title: 'An endless title that goes on '.repeat(3334).slice(0, 100_000) },
  'null-excerpt': { title: 'A post with a null excerpt', excerpt: null },
  'empty-excerpt': { title: 'A post without any text', excerpt: '', html: '' },
  // U+2028 ended a line of JavaScript until 2019.
  'line-breaks': {
    title: 'Line\u2028separator, tab\tand  double  spaces',
    excerpt: 'Line one\nLine two\u2028Line three\n\nLine five',
  },
  'half-emoji': { title: 'An excerpt cut in an emoji', excerpt: `${'Cut here '.repeat(55)}now ${HALF_AN_EMOJI}` },
  script: {
    title: '<script>alert("title")</script> is only text',
    excerpt: '</script><script>alert(1)</script> <img src=x onerror=alert(2)> & "quotes"',
  },
  'no-tags': { title: 'No tags at all', tags: [] },
  // Ghost sends no primary tag for it.
  'internal-tag': { title: 'The first tag is internal', tags: [{ name: '#launch' }, { name: 'Cloud' }] },
  // Another site's post that Ghost only links.
  elsewhere: { title: 'Published elsewhere', url: 'https://elsewhere.example.com/original?x=1&y=2' },
  untitled: { title: '' },
  // Ghost sends its body only to members.
  members: { title: 'For members only', visibility: 'members' },
  // Tags with the same address after removing all but plain letters, or with no plain letter.
  ...Object.fromEntries(
    ['C#', 'C++', 'C', 'Кибербезопасность', 'الحوسبة السحابية'].map((name, index) => [
      `tag-${index + 1}`,
      { title: `A post tagged ${name}`, tags: [{ name }, { name: 'Cloud' }] },
    ]),
  ),
  'same-minute-1': { title: 'Published in the same minute as the next one', published_at: SAME_MINUTE },
  'same-minute-2': { title: 'Published in the same minute as the one before', published_at: SAME_MINUTE },
};
