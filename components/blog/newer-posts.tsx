import type { Post } from '@/content/schema/post';
import { type CardContext, postCard } from '@/lib/blog/post-card';
import { CopyLink } from './copy-link.client';
import { PostItem, type PostItemLook } from './post-item';

export type NewerPostsProps = {
  posts: readonly Post[];
  look: PostItemLook;
  tagPaths?: CardContext['tagPaths'];
  canCopy: boolean;
};

/** Posts published after the build. Few visits see one, so this code loads only when there is one. */
export function NewerPosts({ posts, look, tagPaths, canCopy }: NewerPostsProps) {
  return posts.map((post, index) => {
    const card = postCard(post, { hasOutsideLinks: true, tagPaths });
    return (
      <PostItem key={card.id} card={card} place={index - posts.length} {...look}>
        {canCopy && card.href && <CopyLink href={card.href} title={card.title} />}
      </PostItem>
    );
  });
}
