import { PostCover } from '@/components/illustrations/post-cover';
import { largestCopy, type PostImage, srcSet } from '@/lib/blog/post-image';

type Props = {
  title: string;
  /** Where the post stands in its list (see PostCover). */
  place: number;
  image: PostImage | null;
  /** How wide the slot is at which width of the window. */
  sizes: string;
  /** True for a picture that is in sight when the page opens. */
  isFirstSeen?: boolean;
};

/** A post's cover, or the one drawn for its place and title. `.post-cover` gives the slot, in the global sheet. */
export function PostPicture({ title, place, image, sizes, isFirstSeen = false }: Props) {
  if (!image) {
    return (
      <div className="post-cover">
        <PostCover title={title} place={place} />
      </div>
    );
  }
  return (
    <div className="post-cover">
      {/* An image rather than a background: a policy against inline styles leaves it alone. */}
      <img src={image.placeholder} alt="" aria-hidden="true" />
      <picture>
        <source type="image/avif" srcSet={srcSet(image, 'avif')} sizes={sizes} />
        <img
          src={largestCopy(image)}
          srcSet={srcSet(image, 'webp')}
          sizes={sizes}
          width={image.widths.at(-1)}
          height={image.height}
          alt=""
          loading={isFirstSeen ? 'eager' : 'lazy'}
          fetchPriority={isFirstSeen ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </div>
  );
}
