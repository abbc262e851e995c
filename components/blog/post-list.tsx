import { BlogPosts, CopyLink } from '@/components/lazy.client';
import { blogTexts } from '@/content/messages';
import type { Post } from '@/content/schema/post';
import { loadPosts } from '@/lib/blog/load-posts';
import { type CardContext, postCard } from '@/lib/blog/post-card';
import { loadPostImages } from '@/lib/blog/post-images-file';
import { siteConfig } from '@/lib/config/site-config';
import { PostItem, type PostItemLook } from './post-item';

type Props = {
  /** Newest first. */
  posts: readonly Post[];
  /** How many of the newest the browser asks for. A short list hides `.posts li` beyond them by its section's styles. */
  limit: number;
  look: PostItemLook;
  /** How wide the slot of the first post's picture is, where it is larger than the others'. */
  firstSizes?: string;
  isFeatured?: boolean;
  tag?: string;
  tagPaths?: CardContext['tagPaths'];
  canCopy?: boolean;
  /** False where newer posts belong on another page. */
  isNewest?: boolean;
  /** True where the first post is in sight when the page opens. */
  isAtTop?: boolean;
};

/** Posts of the build. Where there is a blog to ask, the browser adds what was published since. */
export function PostList({
  posts,
  limit,
  look,
  firstSizes = look.sizes,
  isFeatured = false,
  tag,
  tagPaths,
  canCopy = false,
  isNewest = true,
  isAtTop = false,
}: Props) {
  const { pulledAt, hasOutsideLinks } = loadPosts();
  const { blog } = siteConfig();
  const context = { hasOutsideLinks, images: loadPostImages(), tagPaths };
  const items = posts.map((post, index) => {
    const card = postCard(post, context);
    const sizes = index === 0 ? firstSizes : look.sizes;
    return (
      <PostItem
        key={card.id}
        card={card}
        place={index}
        heading={look.heading}
        sizes={sizes}
        isFirstSeen={isAtTop && index === 0}
      >
        {canCopy && card.href && <CopyLink href={card.href} title={card.title} />}
      </PostItem>
    );
  });

  if (!blog || !isNewest) {
    return <div className="posts">{posts.length > 0 ? <ul>{items}</ul> : <p>{blogTexts.empty}</p>}</div>;
  }
  const built = {
    ids: posts.map(({ id }) => id),
    // Committed posts that stand in for a blog which was down make way for whatever it holds.
    newestAt: hasOutsideLinks ? (posts[0]?.published_at ?? null) : null,
    pulledAt,
  };
  return (
    <>
      <BlogPosts
        request={{ blog, limit, isFeatured }}
        built={built}
        tag={tag}
        look={look}
        tagPaths={tagPaths}
        canCopy={canCopy}
      >
        {items}
      </BlogPosts>
      {posts.length === 0 && (
        <noscript>
          <p>{blogTexts.empty}</p>
        </noscript>
      )}
    </>
  );
}
