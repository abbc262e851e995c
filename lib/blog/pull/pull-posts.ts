import GhostContentAPI from '@tryghost/content-api';
import type { Post } from '@/content/schema/post';
import { truncate } from '@/lib/blog/clean-text';
import { blogHost } from '@/lib/blog/fetch-posts';
import type { PostsFile } from '@/lib/blog/load-posts';
import { newestFirst } from '@/lib/blog/select-posts';
import { field } from '@/lib/text/records';
import { limitPostSize } from './limit-post-size';
import { parsePostsAnswer } from './parse-answer';
import { type PostNote, type PostNotes, postName } from './report';
import { FIRST_RETRY_MS, type RequestOptions, readPagination, requestWithRetries } from './request-page';

/** Ghost 6 returns no more at a time. */
const POSTS_PER_PAGE = 100;

/** 10,000 posts take 100 pages, and more from a host that sends fewer at a time. */
const MAX_PAGES = 400;

/** For all pages, and for reading them again. A hundred slow pages take two. */
const MAX_MINUTES = 5;

/** How often all pages are read, if the posts change while they are read. */
const MAX_ROUNDS = 3;

export type PullOptions = RequestOptions & {
  /** The blog's Content API key: 26 lowercase hex characters. */
  key: string;
};

/** The posts of the blog, and notes on posts that were left out or shortened. */
export type Pulled = PostsFile & PostNotes;

/**
 * Reads all posts of the blog, newest first (spec section 7), page by page. Begins again at page 1 if a post was published or
 * removed meanwhile, because that moves posts between the pages. Throws an Error with the message of spec section 8; also if the
 * blog has more posts than it sends, or never ends, and if none of the posts can be read.
 */
export async function pullPosts({ key, ...options }: PullOptions): Promise<Pulled> {
  const { url, clock } = options;
  // 'v3.0' requests the same path as 'v3', /ghost/api/v3/, and 'v3' logs a warning.
  const api = GhostContentAPI({ url, key, version: 'v3.0', makeRequest: requestWithRetries(options) });
  const endMs = clock.elapsed() + MAX_MINUTES * 60_000;
  const browse: Browse = (page) => {
    if (page > MAX_PAGES || clock.elapsed() > endMs) {
      const limits = `${MAX_PAGES} pages or ${MAX_MINUTES} minutes`;
      throw new Error(`The blog service at ${blogHost(url)} has no end: page ${page} is beyond ${limits}`);
    }
    return api.posts.browse({ include: 'authors,tags', limit: POSTS_PER_PAGE, page });
  };
  let read = await readPages(browse);
  for (let round = 1; read.status === 'changed'; round += 1) {
    if (round === MAX_ROUNDS) {
      throw new Error(
        `The blog service at ${blogHost(url)} changed during each of ${MAX_ROUNDS} pulls: ${read.change}`,
      );
    }
    await new Promise<void>((resolve) => clock.after(FIRST_RETRY_MS * 2 ** (round - 1), resolve));
    read = await readPages(browse);
  }
  const { posts, dropped, shortened } = read;
  const [first] = dropped;
  if (posts.length === 0 && first) {
    const found = `${dropped.length} posts from the blog service at ${blogHost(url)}`;
    throw new Error(`None of ${found} can be read: ${first.name}: ${first.reason}`);
  }
  const unique = dedupeByUrl(newestFirst(posts));
  const limited = limitPostSize(unique.posts);
  return {
    source: blogHost(url),
    pulledAt: new Date(clock.now()).toISOString(),
    posts: limited.posts,
    dropped: [...dropped, ...unique.dropped, ...limited.dropped],
    shortened: [...shortened, ...limited.shortened],
  };
}

type Browse = (page: number) => Promise<unknown[] & { meta?: unknown }>;
type Read = PostNotes & { posts: Post[] };

/** All posts, each once; or how the blog changed while its pages were read. */
async function readPages(browse: Browse): Promise<({ status: 'read' } & Read) | { status: 'changed'; change: string }> {
  const read: Read = { posts: [], dropped: [], shortened: [] };
  const ids = new Set<unknown>();
  let total: number | undefined;
  for (let page = 1; ; page += 1) {
    const browsed = await browse(page);
    const stated = readPagination({ meta: browsed.meta });
    if (stated.total !== undefined && total !== undefined && stated.total !== total) {
      return { status: 'changed', change: `page ${page} states ${stated.total} posts, the page before it ${total}` };
    }
    total ??= stated.total;
    const unseen: unknown[] = [];
    for (const post of browsed) {
      // Posts that cannot be read count, too. They are reported.
      const id = field(post, 'id') ?? post;
      if (!ids.has(id)) unseen.push(post);
      ids.add(id);
    }
    const { posts, dropped, shortened } = parsePostsAnswer({ posts: unseen });
    read.posts.push(...posts);
    read.dropped.push(...dropped);
    read.shortened.push(...shortened);
    // A host that states no number of pages may ignore `page` and always send the same posts. Those without an id always look new.
    const isNew = unseen.some((post) => field(post, 'id') !== undefined);
    const hasMore = stated.pages === undefined ? isNew : page < stated.pages;
    if (browsed.length === 0 || !hasMore) break;
  }
  // A post that left one of the first pages has moved another one to a page that was read already.
  return total === undefined || total === ids.size
    ? { status: 'read', ...read }
    : { status: 'changed', change: `it has ${total} posts and sent ${ids.size} different ones` };
}

/** Keeps the first post of each address: a copy of it would be a second link to one page. */
function dedupeByUrl(posts: readonly Post[]): { posts: Post[]; dropped: PostNote[] } {
  const unique = new Map<string, Post>();
  const dropped: PostNote[] = [];
  for (const post of posts) {
    const owner = unique.get(post.url);
    const reason = `url: expected an address of its own, received that of '${truncate(owner?.title ?? '', 60)}'`;
    if (owner) dropped.push({ name: postName(post), reason });
    else unique.set(post.url, post);
  }
  return { posts: [...unique.values()], dropped };
}
