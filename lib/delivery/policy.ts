import type { PublicConfig } from '@/lib/config/public-config';
import { vendorScripts } from '@/lib/config/vendor-scripts';

/**
 * The Content-Security-Policy of every page. There is one for the whole site, because a soft navigation keeps the policy of the first
 * page. It allows only the services that are configured.
 */
export function contentSecurityPolicy(config: PublicConfig): string {
  const { blog, mail, visits, loginUrl, chat, calendar, siteUrl } = config;
  const asked = origins(blog?.url, mail?.origin, visits?.webhookUrl, visits?.geolocationUrl, loginUrl, chat?.url);
  const framed = origins(chat?.url, calendar?.origin);
  const directives: Directive[] = [
    ['default-src', NONE],
    ['script-src', SELF, ...vendorScripts(config)],
    // Sections have their styles in the page, and drawings have style attributes. Styles execute nothing.
    ['style-src', SELF, "'unsafe-inline'"],
    // The chat shows the picture of its inbox in its bubble.
    ['img-src', SELF, 'data:', ...origins(chat?.url)],
    ['font-src', SELF],
    // The chat fetches the sound of its messages.
    ['connect-src', SELF, ...asked],
    ['frame-src', ...(framed.length > 0 ? framed : [NONE])],
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
  return directives.map((directive) => directive.map(onePart).join(' ')).join('; ');
}

type Directive = readonly [name: string, ...values: string[]];

const NONE = "'none'";
const SELF = "'self'";

/** Refuses characters that end a source or a directive. lib/config/address-schemas.ts refuses them first. */
function onePart(part: string): string {
  if (/[\s;,]/.test(part)) throw new Error(`Content-Security-Policy: '${part}' is not one source`);
  return part;
}

/** The unique origins of addresses, in the same order, without services that are off. */
function origins(...addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? new URL(address).origin : [])))];
}
