import { join } from 'node:path';
import { truncate } from '@/lib/blog/clean-text';
import type { PostsFile } from '@/lib/blog/load-posts';
import { postImagesPath } from '@/lib/blog/post-images-file';
import { writeWhole } from '@/lib/build/write-whole';
import { browserClock } from '@/lib/platform/clock';
import { fetchWithSamples } from '../../preview/sample-pictures/load-sample-picture';
import { makeImages } from './make-images';
import { IMAGES_PATH } from './render-image';
import { wantedImages } from './wanted-images';

/** Makes the copies of these posts' pictures for the build, and prints how many there are. */
export async function leaveImages(
  { posts }: Pick<PostsFile, 'posts'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<void> {
  const wanted = wantedImages(posts);
  const { images, made, problems } = await makeImages(wanted, {
    cacheFolder: join(process.cwd(), '.cache', 'post-images'),
    publicFolder: join(process.cwd(), 'public', IMAGES_PATH),
    fetch: fetchWithSamples(fetch),
    clock: browserClock,
  });
  await writeWhole(postImagesPath(), JSON.stringify(images));
  for (const problem of problems) console.error(`Images: no copy of ${truncate(problem, 160)}`);
  if (wanted.length === 0) return;
  console.log(`Images: ${Object.keys(images).length} of ${wanted.length} have copies, ${made} of them new`);
}
