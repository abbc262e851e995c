import type { Metadata } from 'next';
import { site } from '@/content/site';
import { BLOG_PATH } from '@/lib/blog/list-pages';
import { siteConfig } from '@/lib/config/site-config';
import { SOCIAL_CARD_SIZE, type SocialCard } from './social-card';
import { loadSocialImages, type SocialImages } from './social-images';

type Share = {
  title: string;
  description: string;
  /** The page's canonical address. */
  url?: string;
  card: Pick<SocialCard, 'path'>;
};

/**
 * What chats and networks show of a link to a page: Open Graph, and the large card for those that ask for a Twitter
 * card. A topic whose name the typeface cannot set has no card of its own: the blog's stands in.
 */
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
