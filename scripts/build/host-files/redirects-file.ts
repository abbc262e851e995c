import type { DeliveryRules } from '@/lib/delivery/delivery-rules';

/** `_redirects` as Netlify and Cloudflare Pages read it. Both keep the query. */
export function redirectsFile({ redirects }: DeliveryRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
