/** A name for a thing that stays the same on every page and in every build: `https://…/services#service`. */
export function idOf(siteUrl: string, path: string, name: string): string {
  return `${siteUrl}${path}#${name}`;
}

/** The company and the site, which every page names. */
export const organizationId = (siteUrl: string) => idOf(siteUrl, '/', 'organization');
export const websiteId = (siteUrl: string) => idOf(siteUrl, '/', 'website');
