import { REVALIDATE } from '@/lib/delivery/caching';
import type { DeliveryRules } from '@/lib/delivery/delivery-rules';

/** Copies that CloudFront makes by itself, and files for other hosts. */
const LEFT_OUT = ['*.br', '*.gz', '_headers', '_redirects'];

/**
 * The commands that bring out/ to S3. It keeps a file's cache time with the file, so each upload says one time, and the
 * times are those of the table.
 */
export function s3Upload({ caching }: DeliveryRules): string {
  const times = [...new Set(caching.map(({ cacheControl }) => cacheControl))];
  const pathsOf = (time: string) =>
    caching.filter(({ cacheControl }) => cacheControl === time).map(({ path }) => path.slice(1));
  const ruled = caching.map(({ path }) => path.slice(1));
  return `#!/bin/sh
# sh deploy/built/s3-cloudfront/upload.sh BUCKET DISTRIBUTION_ID, where out/ is. Written from lib/delivery: change it there.
set -eu
bucket=$1
distribution=$2

# What pages name comes before the pages. Old files with a hash in their names stay, for the pages that visitors have open.
${times
  .map((time) =>
    sync(
      [
        ['exclude', ['*']],
        ['include', pathsOf(time)],
        ['exclude', LEFT_OUT],
      ],
      time,
    ),
  )
  .join('\n')}
${sync([['exclude', [...ruled, ...LEFT_OUT]]], REVALIDATE, ' --delete')}
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
`;
}

type Filter = readonly [kind: 'exclude' | 'include', patterns: readonly string[]];

/** Of filters that match one file the last counts. */
function sync(filters: readonly Filter[], cacheControl: string, more = ''): string {
  const lines = filters.map(([kind, patterns]) => patterns.map((pattern) => `--${kind} '${pattern}'`).join(' '));
  return ['aws s3 sync out/ "s3://$bucket"', ...lines, `--cache-control '${cacheControl}'${more}`].join(' \\\n  ');
}
