import { useEffect, useState } from 'react';
import type { Post } from '@/content/schema/post';
import { blogTexts } from '@/content/texts/blog';
import { type CardContext, postCard } from '@/lib/blog/post-card';
import type { Clock } from '@/lib/platform/clock';
import { CopyLink } from './copy-link.client';
import { PostItem, type PostItemLook } from './post-item';

/** A build with a new post takes minutes. One that takes longer has failed, and the line would promise too much. */
const PUBLISHING_MS = 15 * 60_000;

export type NewerPostsProps = Pick<CardContext, 'timeZone' | 'tagPaths'> & {
  posts: readonly Post[];
  look: PostItemLook;
  canCopy: boolean;
  clock: Clock;
};

/** Posts published after the build. Few visits see one, so this code loads only when there is one. */
export function NewerPosts({ posts, look, canCopy, clock, ...context }: NewerPostsProps) {
  return posts.map((post, index) => {
    const card = postCard(post, { ...context, hasOutsideLinks: true });
    return (
      <PostItem
        key={card.id}
        card={card}
        place={index - posts.length}
        {...look}
        note={<PublishingNote publishedAt={card.publishedAt} clock={clock} />}
      >
        {canCopy && card.href && <CopyLink href={card.href} title={card.title} />}
      </PostItem>
    );
  });
}

/** Says that a build with the post is under way, until it must have ended. */
function PublishingNote({ publishedAt, clock }: { publishedAt: string; clock: Clock }) {
  // The visitor's clock may be slow. The line still ends.
  const [leftMs] = useState(() => Math.min(PUBLISHING_MS, Date.parse(publishedAt) + PUBLISHING_MS - clock.now()));
  const [isOver, setIsOver] = useState(leftMs <= 0);
  useEffect(() => (isOver ? undefined : clock.after(leftMs, () => setIsOver(true))), [isOver, leftMs, clock]);
  if (leftMs <= 0) return null;
  // When it goes, its place stays, so that nothing below it moves.
  return (
    <p className="post-meta" style={isOver ? { visibility: 'hidden' } : undefined}>
      {blogTexts.publishing}
    </p>
  );
}
