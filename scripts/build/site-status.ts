import { spawnSync } from 'node:child_process';
import { type LoadedPosts, SNAPSHOT_SOURCE } from '@/lib/blog/load-posts';
import { latest } from '@/lib/blog/select-posts';

/** What `/status.json` says of the live site to everyone: when it was built, from which commit, and with which newest post. */
export function siteStatus({ source, posts }: Pick<LoadedPosts, 'source' | 'posts'>) {
  const [post] = latest(posts, 1);
  return {
    builtAt: new Date().toISOString(),
    commit: currentCommit(),
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

/** Null without git. */
function currentCommit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
