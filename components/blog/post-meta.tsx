import { formatPostDate } from '@/lib/blog/format-post-date';
import type { PostCard } from '@/lib/blog/post-card';

/** When a post was published, what about and by whom; `.post-meta` stands in the global sheet. */
export function PostMeta({ card: { publishedAt, tag, author } }: { card: PostCard }) {
  return (
    <p className="post-meta">
      {author && (
        <span className="author">
          {author.picture && (
            <img
              src={`${author.picture.base}-${author.picture.widths[0]}.webp`}
              width="32"
              height="32"
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          {author.name}
        </span>
      )}
      <time dateTime={publishedAt}>{formatPostDate(publishedAt)}</time>
      {tag && <span>{tag.path ? <a href={tag.path}>{tag.name}</a> : tag.name}</span>}
    </p>
  );
}
