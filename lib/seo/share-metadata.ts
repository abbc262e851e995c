import type { Metadata } from 'next';
import { site } from '@/content/site';
import { BLOG_PATH } from '@/lib/blog/list-pages';
import { siteConfig } from '@/lib/config/site-config';
import { loadSocialImages, type SocialImages } from './build-facts';
import { SOCIAL_CARD_SIZE, type SocialCard } from './social-card';

type Share = {
  title: string;
  description: string;
  /** The page's canonical address. */
  url?: string;
  card: Pick<SocialCard, 'path'>;
};

/** Metadata for previews of shared links. A topic whose name the typeface cannot render has the card of the blog. */
export function shareMetadata(
  { title, description, url, card }: Share,
  images: SocialImages = loadSocialImages(),
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const drawn = images[card.path] ?? (card.path.startsWith(BLOG_PATH) ? images[BLOG_PATH] : undefined);
  const image = drawn && { url: siteConfig().siteUrl + drawn.file, alt: drawn.alt };
  return {
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_US',
      title,
      description,
      url,
      images: image && { ...image, ...SOCIAL_CARD_SIZE, type: 'image/png' },
    },
    twitter: { card: 'summary_large_image', title, description, images: image },
  };
}
