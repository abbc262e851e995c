import { join } from 'node:path';
import { portfolio } from '@/content/portfolio';
import { isPhoto } from '@/content/schema/photo';
import type { PortfolioItem } from '@/content/schema/portfolio-item';
import type { Post } from '@/content/schema/post';
import type { Testimonial } from '@/content/schema/testimonial';
import { testimonials } from '@/content/testimonials';
import { truncate } from '@/lib/blog/clean-text';
import { loadPostImages, postImagesPath } from '@/lib/blog/post-images-file';
import { featured, latest, SECTION_POSTS } from '@/lib/blog/select-posts';
import { inCacheFolder, writeAtomically } from '@/lib/build/build-file';
import { browserClock } from '@/lib/platform/clock';
import { fetchWithSamples } from '../../preview/sample-pictures/load-sample-picture';
import { makeImages, type WantedImage } from './make-images';
import { IMAGES_PATH, type ImageKind } from './render-image';

/** Older posts are on the fourth list page and beyond, and get drawn covers unless Insights features them. */
const POSTS_WITH_IMAGES = 60;

/** Makes the copies of these posts' pictures, and of the photographs of clients, for the build, and prints how many there are. */
export async function writeImages(
  { posts }: { posts: readonly Post[] },
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const wanted = [...wantedImages(posts), ...photosOf(portfolio, testimonials)];
  const { images, made, problems } = await makeImages(wanted, {
    cacheFolder: inCacheFolder('post-images'),
    last: loadPostImages(),
    publicFolder: join(process.cwd(), 'public', IMAGES_PATH),
    fetch: fetchWithSamples(fetch),
    clock: browserClock,
  });
  await writeAtomically(postImagesPath(), JSON.stringify(images));
  for (const problem of problems)
    console.error(`Images: no copy of ${truncate(problem, 160)}${shownIn(posts, problem)}`);
  if (wanted.length === 0) return;
  console.log(`Images: ${Object.keys(images).length} of ${wanted.length} have copies, ${made} of them new`);
}

/** The post with the cover that a problem begins with, because its author knows titles and not addresses of files. */
export function shownIn(posts: readonly Post[], problem: string): string {
  const post = posts.find((one) => one.feature_image && problem.startsWith(`${one.feature_image}: `));
  return post ? `, of '${truncate(post.title, 60)}'` : '';
}

function photosOf(projects: readonly PortfolioItem[], quotes: readonly Testimonial[]): WantedImage[] {
  return [
    ...projects.flatMap(({ image }): WantedImage[] => (isPhoto(image) ? [{ address: image, kind: 'cover' }] : [])),
    ...quotes.flatMap(({ portrait }): WantedImage[] => (portrait ? [{ address: portrait, kind: 'author' }] : [])),
  ];
}

/** The pictures of the newest and of the featured posts, each once. */
export function wantedImages(posts: readonly Post[]): WantedImage[] {
  const shown = [...latest(posts, POSTS_WITH_IMAGES), ...latest(featured(posts), SECTION_POSTS)];
  const kinds = new Map<string, ImageKind>();
  for (const { primary_author } of shown) {
    if (primary_author?.profile_image) kinds.set(primary_author.profile_image, 'author');
  }
  // If the same file is a cover and a portrait, the cover's copies are used for both.
  for (const { feature_image } of shown) if (feature_image) kinds.set(feature_image, 'cover');
  return [...kinds].map(([address, kind]) => ({ address, kind }));
}
