import type { Post } from '@/content/schema/post';
import type { Clock } from '@/lib/platform/clock';
import { fetchPosts } from './fetch-posts';
import { parsePosts } from './parse-posts';
import { latest } from './select-posts';

/** The fields that a list shows: whole articles are twenty times as large. `include` adds `tags`, which Ghost refuses here. */
const FIELDS = 'id,title,excerpt,custom_excerpt,url,feature_image,published_at,featured,primary_tag,primary_author';

/** Twenty posts with long texts and many tags have a fifth of it. */
const MAX_CHARACTERS = 1_000_000;

export type RefreshRequest = {
  blog: { url: string; key: string };
  limit: number;
  /** Only posts that an editor marked as featured. */
  isFeatured: boolean;
};

/**
 * The newest posts of the blog (spec section 7), newest first. Without custom headers, so that a browser sends no preflight, and
 * without credentials and referrer. Throws an Error with the message of spec section 8.
 */
export async function refreshPosts(
  { blog, limit, isFeatured }: RefreshRequest,
  ports: { fetch: typeof globalThis.fetch; clock: Clock },
): Promise<Post[]> {
  const query = new URLSearchParams({
    key: blog.key,
    include: 'authors,tags',
    limit: String(limit),
    ...(isFeatured ? { filter: 'featured:true' } : {}),
    fields: FIELDS,
  });
  const address = `${blog.url}/ghost/api/v3/content/posts/?${query}`;
  const request = { address, url: blog.url, timeoutMs: 10_000, maxCharacters: MAX_CHARACTERS };
  const { posts } = await fetchPosts({ ...request, ...ports });
  // A blog, or a cache before it, may ignore the limit.
  return latest(parsePosts(posts), limit);
}

/** The posts that the build put into a list. */
export type BuiltList = {
  ids: readonly string[];
  /** Publication time of the newest one; null for an empty list. */
  newestAt: string | null;
  /** The build used the committed posts: every post of the blog counts as newer. */
  isCommitted: boolean;
};

/** The posts that were published after the list was built. An older one that is missing waits for the next build. */
export function newerPosts(posts: readonly Post[], { ids, newestAt, isCommitted }: BuiltList): Post[] {
  const since = newestAt === null || isCommitted ? Number.NEGATIVE_INFINITY : Date.parse(newestAt);
  return posts.filter(({ id, published_at }) => !ids.includes(id) && Date.parse(published_at) >= since);
}
