import type { DeliveryRules } from '@/lib/delivery/delivery-rules';

/** Directives that count only in a header; in a page a browser complains about them. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|sandbox)\b/;

const CHARSET = '<meta charset="utf-8">';

/**
 * The page with the policy inside, for a host that sends no headers of ours. All the rest of the headers is lost there,
 * and who may frame the site cannot be said.
 */
export function withPolicy(html: string, { headers }: DeliveryRules): string {
  const policy = headers.find(({ name }) => name === 'Content-Security-Policy')?.value ?? '';
  const content = policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
  // It counts for what comes after it. Only the charset stays before it: browsers look for that in the first 1,024 bytes.
  return html
    .replace(CHARSET, '')
    .replace(
      '<head>',
      () => `<head>${CHARSET}<meta http-equiv="Content-Security-Policy" content="${attribute(content)}">`,
    );
}

/** Pages that lead elsewhere, by file name, for a host that knows no redirects. */
export function redirectPages({ redirects }: DeliveryRules, siteUrl: string): Record<string, string> {
  return Object.fromEntries(
    redirects.map(({ from, to }) => [
      `${from.slice(1)}.html`,
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${attribute(siteUrl)}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">This page has moved</a></body></html>\n`,
    ]),
  );
}

/** A second line behind lib/config/address-schemas.ts: a quote would end the attribute. */
function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
