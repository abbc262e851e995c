import type { Post } from '@/content/schema/post';
import { formatPostDate } from '@/lib/blog/format-post-date';

/** When a post was published, what about and by whom; `.post-meta` stands in the global sheet. */
export function PostMeta({ post }: { post: Post }) {
  return (
    <p className="post-meta">
      <time dateTime={post.published_at}>{formatPostDate(post.published_at)}</time>
      {post.primary_tag && <span>{post.primary_tag.name}</span>}
      {post.primary_author && <span>{post.primary_author.name}</span>}
    </p>
  );
}
