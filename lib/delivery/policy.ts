import type { PublicConfig } from '@/lib/config/public-config';
import { vendorSources } from '@/lib/config/vendors';

/** The one policy of all pages, because a soft navigation keeps that of the first page. It allows the configured services alone. */
export function contentSecurityPolicy(config: PublicConfig): string {
  const { blog, mail, visits, loginUrl, siteUrl } = config;
  const asked = origins(blog?.url, mail?.origin, visits?.webhookUrl, visits?.geolocationUrl, loginUrl);
  const directives: Directive[] = [
    ['default-src', NONE],
    ['script-src', SELF],
    // Sections have their styles in the page, and drawings have style attributes. Styles execute nothing.
    ['style-src', SELF, "'unsafe-inline'"],
    ['img-src', SELF, 'data:'],
    ['font-src', SELF],
    ['connect-src', SELF, ...asked],
    ['frame-src', NONE],
    ['manifest-src', SELF],
    ['worker-src', NONE],
    ['object-src', NONE],
    // Scripts send the forms. A form sent by the browser would put the typed text into the address.
    ['form-action', NONE],
    ['base-uri', NONE],
    ['frame-ancestors', NONE],
    // Strings become code or markup only through the policy of lib/before-hydration/trusted-types.browser.ts.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    ...(siteUrl.startsWith('https:') ? [['upgrade-insecure-requests'] as const] : []),
  ];
  const policy = new Map(directives.map(([name, ...values]) => [name, values]));
  for (const [name, source] of vendorSources(config)) {
    const others = policy.get(name)?.filter((value) => value !== NONE && value !== source) ?? [];
    policy.set(name, [...others, source]);
  }
  return [...policy].map(([name, values]) => [name, ...values].map(onePart).join(' ')).join('; ');
}

type Directive = readonly [name: string, ...values: string[]];

const NONE = "'none'";
const SELF = "'self'";

/** Refuses characters that end a source or a directive. lib/config/setting-schemas.ts refuses them first. */
function onePart(part: string): string {
  if (/[\s;,]/.test(part)) throw new Error(`Content-Security-Policy: '${part}' is not one source`);
  return part;
}

/** The unique origins of addresses, in the same order, without services that are off. */
function origins(...addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? new URL(address).origin : [])))];
}
