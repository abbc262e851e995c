import type { Post } from '@/content/schema/post';
import type { Clock } from '@/lib/platform/clock';
import { fetchPosts } from './fetch-posts';
import { readPosts } from './read-posts';
import { newestFirst } from './select-posts';

const TIMEOUT_MS = 10_000;

/** What a list shows of a post: the whole article is some twenty times that, and a phone would load it for nothing. */
const FIELDS = 'id,title,excerpt,url,feature_image,published_at,featured,primary_tag,primary_author';

export type RefreshRequest = {
  blog: { url: string; key: string };
  limit: number;
  /** Only those an editor marked as featured. */
  isFeatured: boolean;
};

/**
 * Asks the blog for its newest posts (spec section 7), newest first. A plain request: no header of ours, so no
 * preflight, and neither credentials nor a referrer.
 *
 * @throws BlogStatusError, BlogNetworkError or BlogAnswerError with the message of spec section 8
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
  const answer = await fetchPosts({ address, url: blog.url, ...ports, timeoutMs: TIMEOUT_MS });
  return newestFirst(readPosts(answer.posts));
}

/** What a built list holds, as far as a newer answer is compared with it. */
export type BuiltList = {
  ids: readonly string[];
  /** When its newest post was published; null for an empty list. */
  newestAt: string | null;
};

/**
 * The posts that were published after the list was built. An older post that the list does not hold has a place
 * further down: it waits for the next build.
 */
export function postsSince(posts: readonly Post[], { ids, newestAt }: BuiltList): Post[] {
  const since = newestAt === null ? Number.NEGATIVE_INFINITY : Date.parse(newestAt);
  return posts.filter(({ id, published_at }) => !ids.includes(id) && Date.parse(published_at) >= since);
}
