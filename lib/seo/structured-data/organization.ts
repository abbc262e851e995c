import type { Organization } from 'schema-dts';
import type { RoutePath } from '@/content/routes';
import { site } from '@/content/site';
import { LOGO } from '../icons';
import { organizationId } from './ids';

/** Where the company is described whole. Search engines join it to the other pages by its id. */
const DESCRIBED_ON: readonly string[] = ['/', '/about', '/contact'] satisfies RoutePath[];

/** The company on the page at this path: both offices and a way to reach each where it is described, else what names it. */
export function organization(siteUrl: string, path: string): Organization {
  const named = {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: site.name,
    url: siteUrl,
  } as const;
  if (!DESCRIBED_ON.includes(path)) return named;
  return {
    ...named,
    slogan: site.slogan,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/${LOGO.file}`, width: `${LOGO.size}`, height: `${LOGO.size}` },
    email: site.emails.general,
    address: site.offices.map((office) => ({
      '@type': 'PostalAddress',
      addressLocality: office.city,
      addressCountry: office.countryCode,
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
