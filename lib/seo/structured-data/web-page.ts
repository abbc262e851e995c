import type { WebPage } from 'schema-dts';
import { BLOG_PATH } from '@/lib/blog/list-pages';
import { canonicalUrl } from '../sitemap';
import { SOCIAL_CARD_SIZE } from '../social-card';
import { idOf, organizationId, websiteId } from './ids';

export type PageFacts = {
  siteUrl: string;
  /** The address that search engines keep. */
  path: string;
  title: string;
  description: string;
  /** Whether the page shows the steps that lead to it. */
  hasTrail: boolean;
  /** Address of the page's card on the site. */
  image?: string;
  /** ISO 8601. */
  modifiedAt?: string;
};

function typeOf(path: string) {
  if (path === '/about') return 'AboutPage';
  if (path === '/contact') return 'ContactPage';
  if (['/services', '/about/portfolio'].includes(path) || path.startsWith(BLOG_PATH)) return 'CollectionPage';
  return 'WebPage';
}

/** The page itself: what it is called, where it belongs and when it last changed. */
export function webPage({ siteUrl, path, title, description, hasTrail, image, modifiedAt }: PageFacts): WebPage {
  return {
    '@type': typeOf(path),
    '@id': idOf(siteUrl, path, 'webpage'),
    url: canonicalUrl(siteUrl, path),
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: { '@id': websiteId(siteUrl) },
    about: path === '/' ? { '@id': organizationId(siteUrl) } : undefined,
    breadcrumb: hasTrail ? { '@id': idOf(siteUrl, path, 'breadcrumb') } : undefined,
    dateModified: modifiedAt,
    primaryImageOfPage: image
      ? {
          '@type': 'ImageObject',
          url: siteUrl + image,
          width: `${SOCIAL_CARD_SIZE.width}`,
          height: `${SOCIAL_CARD_SIZE.height}`,
        }
      : undefined,
  };
}
