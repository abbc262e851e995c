import type { PublicConfig } from '@/lib/config/public-config';
import type { PostsFile } from './posts-file';
import { SNAPSHOT_SOURCE } from './snapshot-posts';

/**
 * Whether a card leads to its post on the blog. Only with a blog host (docs/decisions.md), and not while the committed
 * posts stand in for one that is down: their addresses lead nowhere.
 */
export function hasOutsideLinks({ source }: Pick<PostsFile, 'source'>, { blog }: Pick<PublicConfig, 'blog'>): boolean {
  return blog !== null && source !== SNAPSHOT_SOURCE;
}
