import type { Organization, WebSite } from 'schema-dts';
import type { RoutePath } from '@/content/routes';
import { site } from '@/content/site';
import { LOGO } from '../icons';

/** The `@id` of an entity, the same on every page and in every build: `https://…/services#service`. */
export function idOf(siteUrl: string, path: string, name: string): string {
  return `${siteUrl}${path}#${name}`;
}

/** The ids of the company and the site, which the graph of every page contains. */
export const organizationId = (siteUrl: string) => idOf(siteUrl, '/', 'organization');
export const websiteId = (siteUrl: string) => idOf(siteUrl, '/', 'website');

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

/** Pages with the full description of the company. The other pages refer to it by its id. */
const DESCRIBED_ON: readonly string[] = ['/', '/about', '/contact'] satisfies RoutePath[];

/** The company: with offices, phones and emails on the pages that describe it, else only name and address of the site. */
export function organization(siteUrl: string, path: string): Organization {
  const named = { '@type': 'Organization', '@id': organizationId(siteUrl), name: site.name, url: siteUrl } as const;
  if (!DESCRIBED_ON.includes(path)) return named;
  return {
    ...named,
    slogan: site.slogan,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/${LOGO.file}`, width: `${LOGO.size}`, height: `${LOGO.size}` },
    email: site.emails.general,
    address: site.offices.map(({ city, countryCode }) => ({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressCountry: countryCode,
    })),
    contactPoint: [
      ...site.phones.map((phone) => ({
        '@type': 'ContactPoint' as const,
        contactType: 'sales',
        telephone: phone.dial,
        areaServed: phone.region,
      })),
      { '@type': 'ContactPoint', contactType: 'customer support', email: site.emails.support },
    ],
    sameAs: site.social.flatMap((network) => network.href ?? []),
  };
}
