import type { Metadata } from 'next';
import { site } from '@/content/site';
import { siteConfig } from '@/lib/config/site-config';
import { SOCIAL_CARD_SIZE, type SocialCard } from './social-card';
import { loadSocialImages, type SocialImages } from './social-images';

type Share = { title: string; description: string /** Absolute. */; url?: string; card: Pick<SocialCard, 'path'> };

/**
 * What chats and networks show of a link to a page: Open Graph, and the large card for those that ask for a Twitter
 * card. A topic whose name the typeface cannot set has no card of its own: the blog's stands in.
 */
export function shareMetadata(
  { title, description, url, card }: Share,
  images: SocialImages = loadSocialImages(),
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const image = images[card.path] ?? images['/about/blogs'];
  const pictures = image && [
    { url: siteConfig().siteUrl + image.file, ...SOCIAL_CARD_SIZE, alt: image.alt, type: 'image/png' },
  ];
  return {
    openGraph: { type: 'website', siteName: site.name, locale: 'en_US', title, description, url, images: pictures },
    twitter: { card: 'summary_large_image', title, description, images: pictures },
  };
}
