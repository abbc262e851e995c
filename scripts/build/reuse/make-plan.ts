import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { loadPosts } from '@/lib/blog/load-posts';
import { loadPostImages } from '@/lib/blog/post-images-file';
import type { BuildPlan } from '@/lib/build/build-plan';
import { loadLastModified, loadSocialImages } from '@/lib/seo/build-facts';
import { isCompiledFor } from '../next-output/compilation';
import { buildKey } from './build-key';
import { readLastBuild } from './last-build';
import { pageInputs } from './page-inputs';

/** Written by the last step of a build, beside out/. */
const HOST_FILES = 'deploy/built';

/** Compares this build with the last one, after posts, pictures, cards and dates have been written. */
export async function makePlan(isForThisMachine: boolean): Promise<BuildPlan> {
  const key = await buildKey(process.env, isForThisMachine);
  const posts = loadPosts();
  const images = loadPostImages();
  const { source, posts: shown } = posts;
  // Pictures and cards are written in the order in which they were made, which is another one in each build.
  const files = [images, loadSocialImages(), loadLastModified()].map((record) => Object.entries(record).sort());
  const inputs = createHash('sha256')
    .update(JSON.stringify([source, shown, files]))
    .digest('hex');
  const pages = pageInputs(posts, images);
  const last = await readLastBuild();
  const isSameCode = last?.key === key;
  return {
    key,
    inputs,
    pages,
    unchanged: isSameCode ? Object.keys(pages).filter((path) => last.pages[path] === pages[path]) : [],
    isSame: isSameCode && last.inputs === inputs && existsSync(HOST_FILES),
    isCompiled: await isCompiledFor(key),
  };
}
