import { basename } from 'node:path';
import { postsSnapshot } from '@/content/posts/index';
import { findSamplePicture } from '../preview/sample-pictures/load-sample-picture';
import { type CallAdmin, uploadPicture } from './admin-api';
import { addPost, type Draft } from './posts';

const DAY_MS = 24 * 60 * 60_000;
/** Between the dates of the committed articles, so that lists mix both. */
const FIRST_AWKWARD_DAY = Date.UTC(2026, 9, 27, 8);
/** Ghost's limit. */
const LONGEST_TITLE = 255;

/** `picture` is the path of a sample picture; null for none. */
type Sample = Draft & { picture?: string | null };

/** Posts as unusual as those of real blogs. */
const awkward: readonly Sample[] = [
  { title: 'Its first tag is internal', tags: [{ name: '#launch' }, { name: 'Security' }] },
  { title: 'Кибербезопасность для небольших компаний', tags: [{ name: 'Кибербезопасность' }] },
  { title: 'كيف تخفض تكاليف التقنية', tags: [{ name: 'الحوسبة السحابية' }], html: '<p dir="rtl">نص قصير.</p>' },
  { title: 'Calling a library from C#', tags: [{ name: 'C#' }] },
  { title: 'Calling a library from C++', tags: [{ name: 'C++' }] },
  { title: 'A post without a picture', tags: [{ name: 'Security' }], picture: null },
  {
    title: 'A post whose picture is gone',
    picture: null,
    feature_image: 'http://127.0.0.1:9/gone.jpg',
    tags: [{ name: 'Security' }],
  },
  { title: 'For members only', visibility: 'members', tags: [{ name: 'Members' }] },
  { title: 'A title that goes on '.repeat(20).slice(0, LONGEST_TITLE).trim(), tags: [{ name: 'Security' }] },
  {
    title: 'Emoji 🚀👩🏽‍💻🇨🇲 in a title',
    custom_excerpt: 'Also 👨‍👩‍👧‍👦 in the excerpt.',
    tags: [{ name: 'Remote teams' }],
  },
  {
    title: '<script>alert("title")</script> is only text',
    custom_excerpt: '<img src=x onerror=alert(2)> & "quotes"',
    tags: [{ name: 'Security & <b>privacy</b>' }],
  },
  { title: 'No tags and no text', html: '' },
  { title: 'Only an internal tag', tags: [{ name: '#draft' }] },
  { title: 'Why http://localhost:3000 works for you and for nobody else', tags: [{ name: 'Infrastructure' }] },
  {
    title: 'Line\u2028separator, tab\tand  double  spaces',
    custom_excerpt: 'Line one\nLine two',
    tags: [{ name: 'Security' }],
  },
];

/** Fills a new blog with 25 posts: the committed articles and the awkward ones. */
export async function addSamplePosts(call: CallAdmin) {
  const uploaded = new Map<string, string>();
  for (const { picture, ...draft } of samples()) {
    if (picture && !uploaded.has(picture)) uploaded.set(picture, await uploadSamplePicture(call, picture));
    await addPost(call, { ...(picture && { feature_image: uploaded.get(picture) }), ...draft });
  }
}

/** Uploads a sample picture, such as `/content/images/2026/11/receipts.jpg`. Returns its address on the blog. */
export async function uploadSamplePicture(call: CallAdmin, path: string): Promise<string> {
  const picture = findSamplePicture(path);
  if (!picture) throw new Error(`There is no sample picture ${path}.`);
  return uploadPicture(call, basename(path), picture.contentType, await picture.read());
}

function samples(): Sample[] {
  const articles = postsSnapshot.map(
    ({ title, excerpt, html, published_at, featured, primary_tag, feature_image }) => ({
      title,
      html,
      published_at,
      custom_excerpt: excerpt ?? undefined,
      featured: featured ?? undefined,
      tags: primary_tag ? [primary_tag] : [],
      picture: feature_image && new URL(feature_image).pathname,
    }),
  );
  const pictures = articles.flatMap(({ picture }) => picture ?? []);
  const others = awkward.map((post, index) => ({
    html: '<p>A short text, so that the post has one.</p>',
    published_at: new Date(FIRST_AWKWARD_DAY - index * DAY_MS).toISOString(),
    picture: pictures[index % pictures.length],
    ...post,
  }));
  return [...articles, ...others];
}
