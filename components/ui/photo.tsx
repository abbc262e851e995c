import { fallbackCopy, type PostImage, srcSet } from '@/lib/blog/post-image';

type Props = {
  image: PostImage;
  /** The `sizes` attribute. */
  sizes: string;
  /** True for a picture that is in view when the page opens. */
  isInitiallyVisible?: boolean;
};

/** A photograph that the build has cut. Hidden from screen readers: the text beside it says whose it is. */
export function Photo({ image, sizes, isInitiallyVisible = false }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(image)} sizes={sizes} />
      <img
        src={fallbackCopy(image)}
        width={image.widths.at(-1)}
        height={image.height}
        alt=""
        loading={isInitiallyVisible ? 'eager' : 'lazy'}
        fetchPriority={isInitiallyVisible ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
