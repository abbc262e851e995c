import type { ReactNode } from 'react';
import { PostCover } from '@/components/illustrations/post-cover';
import { OutsideLink } from '@/components/ui/outside-link';
import { Photo } from '@/components/ui/photo';
import type { PostCard } from '@/lib/blog/post-card';

/** How a list shows its posts, those of the build and those that the browser adds. */
export type PostItemLook = {
  heading: 'h2' | 'h3';
  /** The widths of the picture. Without them a post is text: title, date and topic. */
  sizes?: string;
};

type Props = PostItemLook & {
  card: PostCard;
  /** Position in the list (see PostCover). */
  place: number;
  /** True for a post that is in view when the page opens. */
  isInitiallyVisible?: boolean;
  /** Shown beside the date, such as a button to copy the link. */
  children?: ReactNode;
  /** A line below all others. */
  note?: ReactNode;
};

/** A post in a list. Each list's own styles place the parts: `.post-cover`, `.post-body`, `.excerpt`, `.post-foot`. */
export function PostItem({ card, place, heading: Heading, sizes, isInitiallyVisible, children, note }: Props) {
  return (
    <li>
      {sizes && <PostPicture card={card} place={place} sizes={sizes} isInitiallyVisible={isInitiallyVisible} />}
      <div className="post-body">
        <Heading dir="auto">
          {card.href ? <OutsideLink href={card.href}>{card.title}</OutsideLink> : card.title}
        </Heading>
        {card.excerpt && sizes && (
          <p className="excerpt" dir="auto">
            {card.excerpt}
          </p>
        )}
        <div className="post-foot">
          <PostMeta card={sizes ? card : { ...card, author: null }} />
          {children}
        </div>
        {note}
      </div>
    </li>
  );
}

/** A post's author, date and topic. */
function PostMeta({ card: { publishedAt, date, tag, author } }: { card: PostCard }) {
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
      )}{' '}
      <time dateTime={publishedAt}>{date}</time>{' '}
      {tag && <bdi>{tag.path ? <a href={tag.path}>{tag.name}</a> : tag.name}</bdi>}
    </p>
  );
}

type PictureProps = Pick<Props, 'card' | 'place' | 'isInitiallyVisible'> & { sizes: string };

/** A post's cover image, or a drawing of its topic. */
function PostPicture({ card: { title, tag, cover }, place, sizes, isInitiallyVisible }: PictureProps) {
  return (
    <div className="post-cover">
      {cover ? (
        <>
          {/* Only for pictures that are in view at first. An `<img>`, because the security policy forbids inline styles. */}
          {isInitiallyVisible && <img src={cover.placeholder} alt="" aria-hidden="true" />}
          <Photo image={cover} sizes={sizes} isInitiallyVisible={isInitiallyVisible} />
        </>
      ) : (
        <PostCover title={title} tag={tag?.name} place={place} />
      )}
    </div>
  );
}
