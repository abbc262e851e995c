import { REVALIDATE } from '@/lib/delivery/caching';
import type { DeliveryRules } from '@/lib/delivery/delivery-rules';

/** Compressed copies, which CloudFront makes itself, and files for other hosts. */
const LEFT_OUT = ['*.br', '*.gz', '_headers', '_redirects'];

/** The commands that upload out/ to S3. S3 stores Cache-Control with each file, so each upload is for one cache time. */
export function s3Upload({ caching }: DeliveryRules): string {
  const pathsWith = (times: readonly string[]) =>
    caching.filter(({ cacheControl }) => times.includes(cacheControl)).map(({ path }) => path.slice(1));
  const times = [...new Set(caching.map(({ cacheControl }) => cacheControl))];
  const uploads = times.map((time) =>
    sync(`'${time}'`, filter('exclude', ['*']), filter('include', pathsWith([time])), filter('exclude', LEFT_OUT)),
  );
  return `#!/bin/sh
# sh deploy/built/s3-cloudfront/upload.sh BUCKET DISTRIBUTION_ID, where out/ is. Written from lib/delivery: change it there.
set -eu
bucket=$1
distribution=$2

# What pages name comes before the pages. Old files with a hash in their names stay, for the pages that visitors have open.
${uploads.join('\n')}
${sync(`'${REVALIDATE}' --delete`, filter('exclude', [...pathsWith(times), ...LEFT_OUT]))}
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
`;
}

/** If several filters match a file, the last one wins. */
function sync(cacheControl: string, ...filters: readonly string[]): string {
  return ['aws s3 sync out/ "s3://$bucket"', ...filters, `--cache-control ${cacheControl}`].join(' \\\n  ');
}

function filter(kind: 'exclude' | 'include', patterns: readonly string[]): string {
  return patterns.map((pattern) => `--${kind} '${pattern}'`).join(' ');
}
