import type { DeliveryRules } from '@/lib/delivery/delivery-rules';

/** Directives that browsers accept only in a header. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|sandbox)\b/;

const CHARSET = '<meta charset="utf-8">';

/** Puts the policy into the page, for a host that cannot send our headers. The other headers cannot be in a page. */
export function withPolicy(html: string, { headers }: DeliveryRules): string {
  const policy = headers.find(({ name }) => name === 'Content-Security-Policy')?.value ?? '';
  const content = policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
  // The policy applies to what follows it. The charset must be in the first 1,024 bytes, so it comes before.
  return html
    .replace(CHARSET, '')
    .replace(
      '<head>',
      () => `<head>${CHARSET}<meta http-equiv="Content-Security-Policy" content="${attribute(content)}">`,
    );
}

/** Pages that redirect, by file name, for a host without redirects. */
export function redirectPages({ redirects }: DeliveryRules, siteUrl: string): Record<string, string> {
  return Object.fromEntries(
    redirects.map(({ from, to }) => [
      `${from.slice(1)}.html`,
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${attribute(siteUrl)}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">This page has moved</a></body></html>\n`,
    ]),
  );
}

/** In addition to lib/config/address-schemas.ts: a quote would end the attribute. */
function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
