import { basename } from 'node:path';
import { postsSnapshot } from '@/content/posts/index';
import { awkwardWords } from '../preview/fakes/awkward-posts';
import { findSamplePicture } from '../preview/sample-pictures/load-sample-picture';
import { addPost, type CallAdmin, type Draft, uploadPicture } from './admin-api';

const POSTS = 25;
const DAY_MS = 24 * 60 * 60_000;
/** Between the dates of the committed articles, so that lists mix both. */
const FIRST_AWKWARD_DAY = Date.UTC(2026, 9, 27, 8);
const LONGEST_TITLE = 255;
const LONGEST_EXCERPT = 300;

/** `picture` is the path of a sample picture. */
type Sample = Draft & { picture?: string | null };

/** Fills a new blog with 25 posts: the committed articles, and some as unusual as those of real blogs. */
export async function addSamplePosts(call: CallAdmin) {
  const uploaded = new Map<string, string>();
  for (const { picture, ...draft } of samples()) {
    if (picture && !uploaded.has(picture)) uploaded.set(picture, await uploadSamplePicture(call, picture));
    await addPost(call, { ...(picture && { feature_image: uploaded.get(picture) }), ...draft });
  }
}

/** Uploads a sample picture, such as `/content/images/2026/11/struck-bill.jpg`. Returns its address on the blog. */
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
  const others = Object.values(awkwardWords)
    // Ghost refuses a post without a title, and gives each one an address of its own.
    .filter(({ title, url }) => title !== '' && url === undefined)
    .slice(-(POSTS - articles.length))
    .map(({ title = '', excerpt, html, tags, visibility }, index) => ({
      title: title.slice(0, LONGEST_TITLE),
      html: html ?? '<p>A short text, so that the post has one.</p>',
      published_at: new Date(FIRST_AWKWARD_DAY - index * DAY_MS).toISOString(),
      custom_excerpt: excerpt?.slice(0, LONGEST_EXCERPT),
      tags: tags ?? [{ name: 'Security' }],
      visibility,
      // Some have none.
      picture: pictures[index % (pictures.length + 1)],
    }));
  return [...articles, ...others];
}
