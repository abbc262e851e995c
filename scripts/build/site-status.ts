import { spawnSync } from 'node:child_process';
import { type LoadedPosts, SNAPSHOT_SOURCE } from '@/lib/blog/load-posts';
import { latest } from '@/lib/blog/select-posts';

type Options = {
  /** Milliseconds since 1970; by default now. */
  now?: number;
  /** Null without git. */
  commit?: string | null;
};

/** What `/status.json` says of the live site to everyone: when it was built, from which commit, and with which newest post. */
export function siteStatus({ source, posts }: Pick<LoadedPosts, 'source' | 'posts'>, options: Options = {}) {
  const { now = Date.now(), commit = currentCommit() } = options;
  const [post] = latest(posts, 1);
  return {
    builtAt: new Date(now).toISOString(),
    commit,
    newestPost: post
      ? {
          title: post.title,
          // The addresses of committed posts exist on no host.
          url: source === SNAPSHOT_SOURCE ? null : post.url,
          publishedAt: new Date(post.published_at).toISOString(),
        }
      : null,
  };
}

function currentCommit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
