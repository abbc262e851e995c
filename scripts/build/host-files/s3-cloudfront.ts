import { redirects } from '@/content/redirects';
import { cacheRules, pathPattern, REVALIDATE } from '@/lib/delivery/caching';
import { ESCAPED_ANCHOR, MARKED_PAGE } from '@/lib/delivery/changed-paths';
import {
  type DeliveryRules,
  LISTED,
  listedPaths,
  SHARED,
  sharedPaths,
  UNLISTED,
  unlistedPaths,
} from '@/lib/delivery/headers';

/** Headers that CloudFront has own settings for, and does not accept as custom headers. */
const OWN_SETTINGS = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
];

/** The same, for headers that the site does not send. */
const UNUSED_SETTINGS = ['X-Frame-Options', 'X-XSS-Protection'];

/** For `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`. */
export function cloudfrontHeadersPolicy({ headers }: DeliveryRules) {
  const headerValue = (name: string) => headers.find((header) => header.name === name)?.value ?? '';
  const maxAge = Number(/max-age=(\d+)/.exec(headerValue('Strict-Transport-Security'))?.[1] ?? 0);
  const custom = headers.filter(({ name }) => !OWN_SETTINGS.includes(name));
  const refused = custom.find(({ name }) => UNUSED_SETTINGS.includes(name));
  if (refused) throw new Error(`CloudFront has its own setting for ${refused.name}: add it to s3-cloudfront.ts`);
  return {
    Name: 'website',
    Comment: 'Written from lib/delivery',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headerValue('Content-Security-Policy') },
      ...(maxAge > 0 && {
        StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: maxAge, IncludeSubdomains: false },
      }),
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headerValue('Referrer-Policy') },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(({ name, value }) => ({ Header: name, Value: value, Override: true })),
    },
  };
}

/** For viewer responses: headers that differ by path. CloudFront calls it after the policy, and not for a missing file. */
export function cloudfrontHeadersFunction(): string {
  const rules = [
    [sharedPaths, SHARED],
    [unlistedPaths, [UNLISTED]],
    [listedPaths, [LISTED]],
  ] as const;
  const table = rules.map(([paths, headers]) => [
    `^(${paths.map(pathPattern).join('|')})$`,
    Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), { value }])),
  ]);
  return `// Runs at viewer responses (runtime cloudfront-js-2.0): headers that differ by path. The last rule of a path counts.
var rules = ${JSON.stringify(table, null, 2)};

function handler(event) {
  for (var i = 0; i < rules.length; i += 1) {
    if (new RegExp(rules[i][0]).test(event.request.uri)) Object.assign(event.response.headers, rules[i][1]);
  }
  return event.response;
}
`;
}

/** The CloudFront function for viewer requests: S3 has no clean addresses and no redirects. */
export function cloudfrontFunction(): string {
  const table = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  return `// Runs at viewer requests (runtime cloudfront-js-2.0): clean addresses and redirects, which S3 does not know.
var redirects = ${JSON.stringify(table, null, 2)};
// Marks of the sentence around a link, and an escaped '#'.
var markedPage = new RegExp(${JSON.stringify(MARKED_PAGE)});
var escapedAnchor = new RegExp(${JSON.stringify(ESCAPED_ANCHOR)});

function handler(event) {
  var request = event.request;
  var anchored = escapedAnchor.exec(request.uri);
  if (anchored) return moved(anchored[1], request.querystring, '#' + anchored[2]);
  var clean = request.uri.replace(markedPage, '$1').replace(/(\\/index)?(\\.html)?\\/?$/, '') || '/';
  var target = redirects[clean] || clean;
  // Only plain paths redirect: '//host' or '/\\\\host' would leave the site.
  if (target !== request.uri && /^\\/([a-z0-9-]+(\\/[a-z0-9-]+)*)?$/.test(target)) return moved(target, request.querystring, '');
  if (request.uri === '/') request.uri = '/index.html';
  // No object has the name '404', so the answer has status 404. S3 would find '/about%2Fblogs', too.
  else if (/%2f/i.test(request.uri)) request.uri = '/404';
  else if (request.uri !== '/404' && !/\\.[a-z0-9]+$/.test(request.uri)) request.uri += '.html';
  return request;
}

function moved(path, query, anchor) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i += 1) parts.push(name + '=' + values[i].value);
  }
  var location = path + (parts.length > 0 ? '?' + parts.join('&') : '') + anchor;
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}
`;
}

/** Compressed copies, which CloudFront makes itself, and files for other hosts. */
const LEFT_OUT = ['*.br', '*.gz', '_headers', '_redirects'];

/** The commands that upload out/ to S3. S3 stores Cache-Control with each file, so each upload is for one cache time. */
export function s3Upload(): string {
  const pathsWith = (times: readonly string[]) =>
    cacheRules.filter(({ cacheControl }) => times.includes(cacheControl)).map(({ path }) => path.slice(1));
  const times = [...new Set(cacheRules.map(({ cacheControl }) => cacheControl))];
  const uploads = times.map((time) =>
    sync(`'${time}'`, filter('exclude', ['*']), filter('include', pathsWith([time])), filter('exclude', LEFT_OUT)),
  );
  return `#!/bin/sh
# sh deploy/built/s3-cloudfront/upload.sh BUCKET DISTRIBUTION_ID, where out/ is. Written from lib/delivery: change it there.
set -eu
bucket=\${1:?Usage: upload.sh BUCKET DISTRIBUTION_ID}
distribution=\${2:?Usage: upload.sh BUCKET DISTRIBUTION_ID}

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
