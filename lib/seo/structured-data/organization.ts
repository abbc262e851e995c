import type { Organization } from 'schema-dts';
import { site } from '@/content/site';
import { LOGO } from '../icons';
import { organizationId } from './ids';

/** The company, with both offices and a way to reach each. */
export function organization(siteUrl: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: site.name,
    url: siteUrl,
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
