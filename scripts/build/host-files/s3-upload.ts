import { REVALIDATE } from '@/lib/delivery/caching';
import type { DeliveryRules } from '@/lib/delivery/delivery-rules';

/** Compressed copies, which CloudFront makes itself, and files for other hosts. */
const LEFT_OUT = ['*.br', '*.gz', '_headers', '_redirects'];

/** The commands that upload out/ to S3. S3 stores Cache-Control with each file, so each upload is for one cache time. */
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

/** If several filters match a file, the last one wins. */
function sync(filters: readonly Filter[], cacheControl: string, more = ''): string {
  const lines = filters.map(([kind, patterns]) => patterns.map((pattern) => `--${kind} '${pattern}'`).join(' '));
  return ['aws s3 sync out/ "s3://$bucket"', ...lines, `--cache-control '${cacheControl}'${more}`].join(' \\\n  ');
}
