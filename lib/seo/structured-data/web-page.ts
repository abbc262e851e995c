import type { BreadcrumbList, FAQPage, WebPage } from 'schema-dts';
import type { Section } from '@/content/schema/section';
import { BLOG_PATH } from '@/lib/blog/list-pages';
import { breadcrumb } from '@/lib/routes/find-route';
import { plainText } from '@/lib/text/parse-inline';
import type { BuildFacts } from '../build-facts';
import { canonicalUrl } from '../sitemap';
import { SOCIAL_CARD_SIZE } from '../social-card';
import { idOf, organizationId, websiteId } from './organization';

export type PageFacts = BuildFacts & {
  /** The canonical path. */
  path: string;
  title: string;
  description: string;
  hasTrail: boolean;
};

const CARD_SIZE = { width: `${SOCIAL_CARD_SIZE.width}`, height: `${SOCIAL_CARD_SIZE.height}` };

function typeOf(path: string) {
  if (path === '/about') return 'AboutPage';
  if (path === '/contact') return 'ContactPage';
  if (['/services', '/about/portfolio'].includes(path) || path.startsWith(BLOG_PATH)) return 'CollectionPage';
  return 'WebPage';
}

/** The page with title, description, breadcrumbs and date of the last change. */
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
    primaryImageOfPage: image ? { '@type': 'ImageObject', url: siteUrl + image, ...CARD_SIZE } : undefined,
  };
}

/** The breadcrumbs that the page shows. */
export function breadcrumbs(siteUrl: string, path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(siteUrl, path, 'breadcrumb'),
    itemListElement: breadcrumb(path).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: canonicalUrl(siteUrl, step.path),
    })),
  };
}

/** The questions of the FAQ sections; an empty list without any. */
export function questions(siteUrl: string, path: string, sections: readonly Section[]): FAQPage[] {
  const items = sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': idOf(siteUrl, path, 'faq'),
      isPartOf: { '@id': idOf(siteUrl, path, 'webpage') },
      mainEntity: items.map((item) => ({
        '@type': 'Question',
        name: plainText(item.question),
        acceptedAnswer: { '@type': 'Answer', text: plainText(item.answer) },
      })),
    },
  ];
}
