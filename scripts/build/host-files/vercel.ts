import type { DeliveryRules } from '@/lib/delivery/delivery-rules';
import { headerRules } from './headers-file';

/** `vercel.json` for a prebuilt folder. */
export function vercelFile(rules: DeliveryRules): string {
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headerRules(rules).map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: headers.map(({ name, value }) => ({ key: name, value })),
    })),
    redirects: rules.redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
