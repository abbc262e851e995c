import type { PublicConfig } from '@/lib/config/public-config';
import { vendorScripts } from '@/lib/config/vendor-scripts';

/**
 * The Content-Security-Policy of every page. One for the whole site: a soft navigation keeps the policy of the page the
 * visitor came in by. Nothing is allowed that is not listed, and what is listed comes from the configuration, so that a
 * service that is off is not allowed either.
 */
export function contentSecurityPolicy(config: PublicConfig): string {
  const { blog, mail, visits, loginUrl, chat, calendar, siteUrl } = config;
  const asked = origins(blog?.url, mail?.origin, visits?.webhookUrl, visits?.geolocationUrl, loginUrl, chat?.url);
  const framed = origins(chat?.url, calendar?.origin);
  const directives: Directive[] = [
    ['default-src', NONE],
    ['script-src', SELF, ...vendorScripts(config)],
    // The styles of a section stand in its page, and drawings carry theirs as attributes; a style runs nothing.
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
    // Forms are sent by script; one that a browser sends by itself would put what was typed into an address.
    ['form-action', NONE],
    ['base-uri', NONE],
    ['frame-ancestors', NONE],
    // Nothing becomes code or markup but through the one policy of lib/before-hydration/trusted-types.browser.ts.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    ...(siteUrl.startsWith('https:') ? [['upgrade-insecure-requests'] as const] : []),
  ];
  return directives.map((directive) => directive.map(onePart).join(' ')).join('; ');
}

type Directive = readonly [name: string, ...values: string[]];

const NONE = "'none'";
const SELF = "'self'";

/** A second line behind lib/config/address-schemas.ts: these characters end a source or a directive. */
function onePart(part: string): string {
  if (/[\s;,]/.test(part)) throw new Error(`Content-Security-Policy: '${part}' is not one source`);
  return part;
}

/** Each origin once, in the order given; services that are off are left out. */
function origins(...addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? new URL(address).origin : [])))];
}
