import { pages } from '@/content/pages/index';
import { postsSnapshot } from '@/content/posts/index';
import { allRoutes } from '@/lib/routes/find-route';
import { listFiles } from './export/export-files';

/** Files of pages and posts that their index.ts does not list, and routes without a file, a line each. */
export async function unlistedFiles(
  listedPages: object = pages,
  listedPosts: readonly { slug: string }[] = postsSnapshot,
  routes: readonly { path: string; isIndexed: boolean; hasOwnFile: boolean }[] = allRoutes(),
) {
  const slugs = listedPosts.map(({ slug }) => slug);
  const files = await modulesBelow('content/pages');
  const unwritten = routes.filter((each) => each.isIndexed && !each.hasOwnFile && !files.includes(each.path.slice(1)));
  const unlistedPages = files.filter((name) => !(name in listedPages));
  const unlistedPosts = (await modulesBelow('content/posts')).filter((name) => !slugs.includes(name));
  return [
    ...unwritten.map(
      ({ path }) => `content/routes.ts: ${path}: expected its page in content/pages${path}.ts, received no file`,
    ),
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
