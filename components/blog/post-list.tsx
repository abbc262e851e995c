import { BlogPosts, CopyLink } from '@/components/lazy.client';
import type { Post } from '@/content/schema/post';
import { blogTexts } from '@/content/texts/blog';
import { loadPosts } from '@/lib/blog/load-posts';
import { type CardContext, postCard } from '@/lib/blog/post-card';
import { loadPostImages } from '@/lib/blog/post-images-file';
import { siteConfig } from '@/lib/config/site-config';
import { PostItem, type PostItemLook } from './post-item';

type Props = {
  /** Newest first. */
  posts: readonly Post[];
  /** How many of the newest posts the browser fetches. The styles of a list with a fixed length hide the others. */
  limit: number;
  look: PostItemLook;
  isFeatured?: boolean;
  tag?: string;
  tagPaths?: CardContext['tagPaths'];
  canCopy?: boolean;
  /** False on older pages of a list: the browser adds newer posts to the newest page. */
  addsNewerPosts?: boolean;
  /** The widths of the first post's picture, where that is larger than the others and in view when the page opens. */
  leadSizes?: string;
};

/** The posts of the build. Where a blog is configured, the browser adds newer ones. */
export function PostList({
  posts,
  limit,
  look,
  isFeatured = false,
  tag,
  tagPaths,
  canCopy = false,
  addsNewerPosts = true,
  leadSizes,
}: Props) {
  const { hasOutsideLinks } = loadPosts();
  const { blog, timeZone } = siteConfig();
  const context = { hasOutsideLinks, timeZone, images: loadPostImages(), tagPaths };
  const items = posts.map((post, index) => {
    const card = postCard(post, context);
    const lead = index === 0 && leadSizes ? { sizes: leadSizes, isInitiallyVisible: true } : {};
    return (
      <PostItem key={card.id} card={card} place={index} {...look} {...lead}>
        {canCopy && card.href && <CopyLink href={card.href} title={card.title} />}
      </PostItem>
    );
  });

  if (!blog || !addsNewerPosts) {
    return <div className="posts">{posts.length > 0 ? <ul>{items}</ul> : <p>{blogTexts.empty}</p>}</div>;
  }
  const built = {
    ids: posts.map(({ id }) => id),
    newestAt: posts[0]?.published_at ?? null,
    // The committed posts are those that cannot be read on a blog.
    isCommitted: !hasOutsideLinks,
  };
  return (
    <>
      <BlogPosts
        request={{ blog, limit, isFeatured }}
        built={built}
        timeZone={timeZone}
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
