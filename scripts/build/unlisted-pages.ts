import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pages } from '@/content/pages/index';
import { postsSnapshot } from '@/content/posts/index';

const POSTS = join('content', 'posts');
const FOLDER = join('content', 'pages');

/** Page files that content/pages/index.ts does not list, a line each: they would not be built. */
export function unlistedPages(listed: Readonly<Record<string, unknown>> = pages, folder = FOLDER): string[] {
  return pageNames(folder)
    .filter((name) => !(name in listed))
    .map((name) => `content/pages/index.ts: expected an entry '${name}' for content/pages/${name}.ts`);
}

/** Post files that content/posts/index.ts does not list, a line each. */
export function unlistedPosts(listed: readonly { slug: string }[] = postsSnapshot): string[] {
  const slugs = listed.map(({ slug }) => `${slug}.ts`);
  return readdirSync(POSTS)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts' && !slugs.includes(file))
    .sort()
    .map((file) => `content/posts/index.ts: expected the post of content/posts/${file}, whose slug is the file's name`);
}

/** The modules of content/pages/, as content/pages/index.ts names them. */
function pageNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'index.ts')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/').replace(/\.ts$/, ''))
    .sort();
}
