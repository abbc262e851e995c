import { pages } from '@/content/pages/index';
import { postsSnapshot } from '@/content/posts/index';
import { listFiles } from './export/export-files';

/** Files of pages and posts that their index.ts does not list, a line each: they would not be built. */
export async function unlistedFiles(
  listedPages: object = pages,
  listedPosts: readonly { slug: string }[] = postsSnapshot,
) {
  const slugs = listedPosts.map(({ slug }) => slug);
  const unlistedPages = (await modulesBelow('content/pages')).filter((name) => !(name in listedPages));
  const unlistedPosts = (await modulesBelow('content/posts')).filter((name) => !slugs.includes(name));
  return [
    ...unlistedPages.map((name) => `content/pages/index.ts: expected an entry '${name}' for content/pages/${name}.ts`),
    ...unlistedPosts.map(
      (name) => `content/posts/index.ts: expected the post of content/posts/${name}.ts, whose slug is the file's name`,
    ),
  ];
}

async function modulesBelow(folder: string): Promise<string[]> {
  const modules = (await listFiles(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('index.ts'));
  return modules.map((file) => file.replace(/\.ts$/, ''));
}
