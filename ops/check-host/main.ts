/**
 * `npm run check:host -- https://www.example.com [--host cloudflare]`: checks whether a host delivers the site correctly. It
 * compares the host with out/, which must be the published build. With --host it leaves out what that host cannot do.
 */
import { askHost } from '@/scripts/ask-host';
import { requireExport } from '@/scripts/build/export/export-files';
import { readArguments } from '@/scripts/read-options';
import { checkHost } from './check-host';
import { hostLimits, withoutLimits } from './host-limits';

/** More differing files than somebody changes by hand on a host. */
const MANY_FILES = 20;

const { positionals, values } = readArguments({ host: { type: 'string' } });
const base = positionals[0]?.replace(/\/+$/, '') ?? '';
const limits = values.host === undefined ? [] : hostLimits[values.host];
if (!limits || positionals.length !== 1 || !/^https?:\/\/[^/]+$/.test(base)) {
  console.error(`Usage: npm run check:host -- https://www.example.com [--host ${Object.keys(hostLimits).join('|')}]`);
  process.exit(1);
}
requireExport();
try {
  const { headers } = await askHost(base)('/', { 'accept-encoding': 'br' });
  const found = await checkHost(base, 'out');
  const problems = withoutLimits(found, limits);
  const brotli = headers['content-encoding'] === 'br' ? 'brotli and gzip' : 'gzip, but not brotli';
  const known = found.length > 0 ? ` Known limits of this host: ${found.length} lines left out (docs/deploy.md).` : '';
  if (problems.length === 0) {
    console.log(`${base} delivers the site as it should: files, headers, redirects, caching, ${brotli}.${known}`);
  } else {
    console.error(problems.join('\n'));
    const differing = problems.filter((line) => line.endsWith(' bytes that differ')).length;
    if (differing > MANY_FILES) {
      console.error(`${differing} bodies differ: the host has another build. Deploy out/ again, then check again.`);
    }
    // Not exit(), which could lose the end of many lines.
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`${base} could not be checked: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
