import { redirects } from '@/content/redirects';
import { site } from '@/content/site';
import { cacheRules, IMMUTABLE, pathPattern, REVALIDATE } from '@/lib/delivery/caching';
import { ESCAPED_ANCHOR, MARKED_PAGE } from '@/lib/delivery/changed-paths';
import { contentTypes } from '@/lib/delivery/content-types';
import {
  type DeliveryRules,
  LISTED,
  listedPaths,
  SAME_ORIGIN,
  SHARED,
  sharedPaths,
  UNLISTED,
  unlistedPaths,
} from '@/lib/delivery/headers';

/** The folder of the releases (ops/README.md). */
const ROOT = '/srv/site/published';

const SHARED_VARIABLES: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': '$site_resource_policy',
  'Access-Control-Allow-Origin': '$site_sharing',
};

/** For `/etc/nginx/conf.d/`. All headers are set at the server: an `add_header` inside a location removes those of the server. */
export function nginxFile({ headers }: DeliveryRules): string {
  /** Their files have a hash in the name, and are the same in every release. */
  const hashedFolders = cacheRules
    .filter(({ cacheControl }) => cacheControl === IMMUTABLE)
    .map(({ path }) => path.replace(/\*$/, ''));
  return `# ${site.name}'s website, for /etc/nginx/conf.d/. Written from lib/delivery: change it there.

# Only for files that are there: a 404 may be a page after the next publish.
map "$status $uri" $site_cache_control {
  default "${REVALIDATE}";
${cacheRules.map(({ path, cacheControl }) => `  "~^(200|206|304) ${pathPattern(path)}$" "${cacheControl}";`).join('\n')}
}

# nginx takes a plain path before a pattern, and sends no header without a value.
map $uri $site_robots {
  default "";
${listedPaths.map((path) => `  ${path} "${LISTED.value}";`).join('\n')}
${patternLines(unlistedPaths, UNLISTED.value)}
}

${SHARED.map(
  ({ name, value }) => `map $uri ${SHARED_VARIABLES[name]} {
  default "${name === SAME_ORIGIN.name ? SAME_ORIGIN.value : ''}";
${patternLines(sharedPaths, value)}
}`,
).join('\n\n')}

server {
  # Behind a server that has the certificate.
  listen 80;
  listen [::]:80;
  server_name _;
  root ${ROOT}/current;

  server_tokens off;
  # A log would keep the address and page of each visit, and the privacy page promises that nothing is kept without consent.
  access_log off;
  # A redirect keeps the host and the scheme that the visitor used, whatever server is in front of this one.
  absolute_redirect off;

  # Without "always" nginx sends no headers with a 404.
${headers
  .filter(({ name }) => name !== SAME_ORIGIN.name)
  .map(({ name, value }) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${SHARED.map(({ name }) => `  add_header ${name} ${SHARED_VARIABLES[name]} always;`).join('\n')}
  add_header Cache-Control $site_cache_control always;
  add_header ${UNLISTED.name} $site_robots always;

  types {
${typeLines()}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${textTypes()};

  # The build leaves .gz and .br beside every text file.
  gzip_static on;
  gzip_vary on;
  # With the module (Debian: libnginx-mod-http-brotli-static):
  # brotli_static on;

  # Also for requests that nginx refuses, so that it never shows a page of its own.
  error_page 400 403 404 405 412 413 414 416 494 500 501 505 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }
  # Settings for other hosts, and compressed copies by name.
  location ~ ^/_(headers|redirects)$|\\.(br|gz)$ { return 404; }

  # '//about' would be a second address of '/about'.
  merge_slashes off;
  location ~ // { return 404; }

${redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}

  # Each page has one address. Only plain paths redirect: others could leave the site.
  location ~ ^/index(\\.html)?$ { rewrite ^ / permanent; }
  location ~ ^/[a-z0-9/-]+/index(\\.html)?$ { rewrite ^(.+)/index(\\.html)?$ $1 permanent; }
  location ~ ^/[a-z0-9/-]+\\.html$ { rewrite ^(.+)\\.html$ $1 permanent; }
  location ~ ^/[a-z0-9/-]+/$ { rewrite ^(.+)/$ $1 permanent; }
  # Marks of the sentence around a link, and an escaped '#'.
  location ~ "${MARKED_PAGE.replaceAll('"', '\\"')}" { return 301 $1$is_args$args; }
  location ~ "${ESCAPED_ANCHOR}" { return 301 $1$is_args$args#$2; }

  location = / { try_files /index.html =404; }
  location / {
    # '/about%2Fblogs' would be a second address of '/about/blogs'.
    if ($request_uri ~* "^[^?]*%2f") { return 404; }
    try_files $uri $uri.html =404;
  }

  # A page that was open when the site was published asks for its own files, which may be those of the release before.
${hashedFolders.map((folder) => `  location ${folder} { try_files $uri @previous; }`).join('\n')}
  location @previous {
    root ${ROOT}/previous;
    try_files $uri =404;
  }
}
`;
}

/** In addition to lib/config/setting-schemas.ts: these characters end a quoted value or start a variable. */
function quoted(value: string): string {
  if (/["\\$\p{Cc}]/u.test(value)) throw new Error(`nginx would not read this value as it is: ${value}`);
  return `"${value}"`;
}

/** The lines of a map that give paths a value. */
function patternLines(paths: readonly string[], value: string): string {
  return paths.map((path) => `  "~^${pathPattern(path)}$" "${value}";`).join('\n');
}

/** Lines such as `text/html html;`: each type once, with all its extensions. */
function typeLines(): string {
  const types = new Map<string, string>();
  for (const [ending, { type }] of Object.entries(contentTypes)) {
    types.set(bare(type), `${types.get(bare(type)) ?? bare(type)} ${ending.slice(1)}`);
  }
  return [...types.values()].map((line) => `    ${line};`).join('\n');
}

/** Without text/html, for which nginx adds the charset by default, and warns if it is listed. */
function textTypes(): string {
  const types = Object.values(contentTypes).map(({ type }) => type);
  const texts = types.filter((type) => type.includes('charset=') && !type.startsWith('text/html'));
  return [...new Set(texts.map(bare))].join(' ');
}

function bare(type: string): string {
  return type.replace(/;.*/, '');
}
