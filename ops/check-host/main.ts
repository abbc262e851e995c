/**
 * `npm run check:host -- https://www.example.com`: checks whether a host delivers the site correctly. It compares the host
 * with out/, which must be the published build.
 */

import { askHost } from '@/scripts/ask-host';
import { requireExport } from '@/scripts/build/require-export';
import { checkHost } from './check-host';

const base = process.argv[2]?.replace(/\/+$/, '');
if (!base || !/^https?:\/\/[^/]+$/.test(base)) {
  console.error('Usage: npm run check:host -- https://www.example.com');
  process.exit(1);
}
await requireExport();
try {
  const { headers } = await askHost(base)('/', { 'accept-encoding': 'br' });
  const problems = await checkHost(base, 'out');
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  const brotli = headers['content-encoding'] === 'br' ? 'brotli and gzip' : 'gzip, but not brotli';
  console.log(`${base} delivers the site as it should: pages, headers, redirects, caching, ${brotli}.`);
} catch (error) {
  console.error(`${base} could not be checked: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
