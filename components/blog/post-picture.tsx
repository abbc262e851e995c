import { PostCover } from '@/components/illustrations/post-cover';
import { Photo } from '@/components/ui/photo';
import type { PostImage } from '@/lib/blog/post-image';

type Props = {
  title: string;
  tag?: string;
  /** Position in the list (see PostCover). */
  place: number;
  image: PostImage | null;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** True for a picture that is in view when the page opens. */
  isInitiallyVisible?: boolean;
};

/** A post's cover image, or a drawing of its topic. */
export function PostPicture({ title, tag, place, image, sizes, isInitiallyVisible = false }: Props) {
  return (
    <div className="post-cover">
      {image ? (
        <>
          {/* Only for pictures that are in view at first. An `<img>`, because the security policy forbids inline styles. */}
          {isInitiallyVisible && <img src={image.placeholder} alt="" aria-hidden="true" />}
          <Photo image={image} sizes={sizes} isInitiallyVisible={isInitiallyVisible} />
        </>
      ) : (
        <PostCover title={title} tag={tag} place={place} />
      )}
    </div>
  );
}
