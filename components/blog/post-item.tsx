import type { ReactNode } from 'react';
import { OutsideLink } from '@/components/ui/outside-link';
import type { PostCard } from '@/lib/blog/post-card';
import { PostMeta } from './post-meta';
import { PostPicture } from './post-picture';

/** How a list shows its posts: the same for those of the build and those the browser adds. */
export type PostItemLook = { heading: 'h2' | 'h3'; sizes: string };

type Props = PostItemLook & {
  card: PostCard;
  /** Where it stands in the list: its drawn cover differs from its neighbors'. */
  place: number;
  isFirstSeen?: boolean;
  /** Stands beside the date, such as a button to copy the link. */
  children?: ReactNode;
};

/** A post in a list. The list's own styles place its parts: `.post-cover`, `.post-body`, `.excerpt`, `.post-foot`. */
export function PostItem({ card, place, heading: Heading, sizes, isFirstSeen, children }: Props) {
  return (
    <li>
      <PostPicture title={card.title} place={place} image={card.cover} sizes={sizes} isFirstSeen={isFirstSeen} />
      <div className="post-body">
        <Heading dir="auto">
          {card.href ? <OutsideLink href={card.href}>{card.title}</OutsideLink> : card.title}
        </Heading>
        {card.excerpt && (
          <p className="excerpt" dir="auto">
            {card.excerpt}
          </p>
        )}
        <div className="post-foot">
          <PostMeta card={card} />
          {children}
        </div>
      </div>
    </li>
  );
}
