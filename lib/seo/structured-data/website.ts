import type { WebSite } from 'schema-dts';
import { site } from '@/content/site';
import { organizationId, websiteId } from './ids';

export function website(siteUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    url: siteUrl,
    name: site.name,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(siteUrl) },
  };
}
