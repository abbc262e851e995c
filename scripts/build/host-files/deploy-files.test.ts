import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { cacheRules, coversPath } from '@/lib/delivery/caching';
import { bareConfig, fullConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/headers';
import { hostFiles, publishedFiles } from './deploy-files';
import { headerRules, headersFor, readHeadersFile } from './headers-file';
import { nginxFile } from './nginx';

const rules = deliveryRules(bareConfig);
const written = hostFiles(rules);
const enterprise = '/services/software/enterprise-development';
const asSpelt = '/services/software/enteprise-development';

const { _headers = '', _redirects } = publishedFiles(deliveryRules(fullConfig));

/** The headers of a path as Cloudflare Pages reads the file: all matching rules apply, and `!` removes an earlier header. */
const linesFor = (path: string) =>
  _headers
    .split('\n\n')
    .map((rule) => rule.trimEnd().split('\n  '))
    .flatMap(([rulePath = '', ...lines]) => (coversPath(rulePath, path) ? lines : []))
    .join('\n')
    .replace(/^! Access-Control-Allow-Origin\n/, '')
    // Removes a header that a later `! name` cancels.
    .replace(/^([\w-]+): [^\n]*\n(.*\n)?! \1\n/ms, '$2')
    .split('\n');

type Route = {
  src?: string;
  dest?: string;
  headers?: Record<string, string>;
  handle?: string;
  status?: number;
  continue?: boolean;
};
const { routes }: { routes: Route[] } = JSON.parse(written['vercel.json'] ?? '');

/** The file for Apache, which is written by hand. It replaces some of the general headers. */
const apacheBlocks = [
  ...readFileSync('deploy/apache.conf', 'utf8').matchAll(/<LocationMatch "(.*)">\n([^<]*)<\/LocationMatch>/g),
];

/** The values of a header that each host sends with a path. nginx and Cloudflare's server are asked by `npm run test:hosts`. */
const hosts: Record<string, (path: string, name: string) => string[]> = {
  _headers: (path, name) =>
    linesFor(path).flatMap((line) => (line.startsWith(`${name}: `) ? line.slice(name.length + 2) : [])),
  CloudFront(path, name) {
    const own = { 'cross-origin-resource-policy': { value: 'same-origin' }, etag: { value: '"1"' } };
    const sent: Record<string, { value: string }> = runInNewContext(
      `${written['s3-cloudfront/headers-function.js']}; handler(event).headers`,
      { event: { request: { uri: path }, response: { headers: own } } },
    );
    expect(sent.etag).toEqual(own.etag);
    return [sent[name.toLowerCase()]?.value ?? []].flat();
  },
  Vercel(path, name) {
    const sent = routes.flatMap(({ src, headers }) => (src && new RegExp(src).test(path) && headers?.[name]) || []);
    // By itself it opens every file to other sites.
    return name === 'Access-Control-Allow-Origin' && sent.length === 0 ? ['*'] : sent;
  },
  Apache(path, name) {
    const sent = apacheBlocks
      .filter(([, pattern = '']) => new RegExp(pattern).test(path))
      .flatMap(([, , lines = '']) => [...lines.matchAll(/^ {2}Header always set (\S+) "([^"]*)"$/gm)])
      .flatMap(([, header, value = '']) => (header === name ? value : []));
    return sent.length > 0 ? sent : rules.headers.flatMap((header) => (header.name === name ? header.value : []));
  },
};

describe.each(Object.entries(hosts))('%s', (_, sentFor) => {
  test.each([
    ['/services.txt', true],
    ['/services/__next._tree.txt', true],
    ['/page-titles.json', true],
    ['/robots.txt', false],
    ['/llms.txt', false],
    ['/services', false],
    ['/sitemap.xml', false],
  ])('%s is hidden from search engines: %s', (path, isHidden) => {
    const sent = sentFor(path, 'X-Robots-Tag');
    expect(sent.filter((value) => value !== 'all')).toEqual(isHidden ? ['noindex'] : []);
    expect(sent.length).toBeLessThan(2);
  });

  // The page of a translator needs all that are.
  test.each([
    ['/_next/static/media/a.woff2', true],
    ['/_next/static/chunks/a.css', true],
    ['/blog-images/a.avif', true],
    ['/drawings/a.svg', true],
    ['/og/a.png', true],
    ['/icons/icon-512.png', true],
    ['/icon.svg', true],
    ['/services', false],
    ['/services.txt', false],
  ])('%s may be loaded by pages of any other site: %s', (path, isShared) => {
    const origins = sentFor(path, 'Access-Control-Allow-Origin').filter((origin) => origin !== rules.siteUrl);
    expect(origins).toEqual(isShared ? ['*'] : []);
    expect(sentFor(path, 'Cross-Origin-Resource-Policy')).toEqual([isShared ? 'cross-origin' : 'same-origin']);
  });
});

describe('_headers and _redirects', () => {
  test('the written file is read back as the same rules', () => {
    expect(readHeadersFile(_headers)).toEqual(headerRules(deliveryRules(fullConfig)));
  });

  test.each(['/', '/services.txt', '/robots.txt', '/_next/static/a.js', '/og/a.png'])(
    '%s has no header twice, which some hosts would join',
    (path) => {
      const sent = linesFor(path);
      const names = sent.map((line) => line.split(':')[0]?.toLowerCase());
      expect(names).toEqual([...new Set(names)]);
      expect(names).toContain('content-security-policy');
      const read = headersFor(path, readHeadersFile(_headers));
      expect(read.map(({ name, value }) => `${name}: ${value}`).sort()).toEqual(sent.sort());
    },
  );

  test('the right spelling of enterprise redirects permanently', () => {
    for (const path of [enterprise, `${enterprise}/`])
      expect(_redirects?.split('\n')).toContain(`${path} ${asSpelt} 301`);
  });
});

describe('the CloudFront function', () => {
  type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const ask = (uri: string, querystring = {}): Answer =>
    runInNewContext(`${written['s3-cloudfront/function.js']}; handler(event)`, {
      event: { request: { uri, querystring } },
    });

  test.each([
    ['/', '/index.html'],
    ['/services', '/services.html'],
    ['/services.txt', '/services.txt'],
    ['/no/such/page', '/no/such/page.html'],
    // Leads to no file: the not-found page has no address of its own.
    ['/404', '/404'],
    ['/about%2Fblogs', '/404'],
  ])('%s is the file %s', (path, file) => {
    expect(ask(path).uri).toBe(file);
  });

  test.each([
    [enterprise, asSpelt],
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/index.html', '/'],
    ['/404.html', '/404'],
    ['/contact.', '/contact'],
    ['/about/blogs/),', '/about/blogs'],
    ['/%23bill=25,wiki', '/#bill=25,wiki'],
  ])('%s redirects to %s permanently', (path, target) => {
    expect(ask(path)).toMatchObject({ statusCode: 301, headers: { location: { value: target } } });
  });

  test('a redirect keeps every value of the query', () => {
    const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '%20' } };
    expect(ask('/services/', query).headers?.location.value).toBe('/services?a=1&a=2&b=%20');
  });

  test.each(['//elsewhere.example/', '/\\elsewhere.example/', '/%5Celsewhere.example/'])('%s stays', (path) => {
    expect(ask(path).statusCode).toBeUndefined();
  });
});

test('CloudFront gets every header, as a setting where it has one', () => {
  const policy = JSON.parse(written['s3-cloudfront/headers-policy.json'] ?? '');
  const { Quantity, Items } = policy.CustomHeadersConfig;
  expect(Items).toHaveLength(Quantity);
  expect(Object.keys(policy.SecurityHeadersConfig).length + Quantity).toBe(rules.headers.length);
});

describe('Vercel', () => {
  const phase = (name: string) => routes.findIndex(({ handle }) => handle === name);

  test('gets every header, and a year of caching only for files that are there', () => {
    const sent = routes.flatMap((route) => Object.keys(route.headers ?? {}));
    expect(sent).toEqual(expect.arrayContaining(rules.headers.map(({ name }) => name)));
    const cached = routes.flatMap(({ headers }, index) => (headers?.['Cache-Control'] ? [index] : []));
    expect(cached).toHaveLength(cacheRules.length);
    expect(Math.min(...cached)).toBeGreaterThan(phase('hit'));
  });

  test.each([
    [enterprise, 301, asSpelt],
    ['/index.html', 308, '/'],
    ['/services/', 308, '/services'],
    ['/services.html', 308, '/services'],
    ['/contact.', 308, '/contact'],
    ['/%23bill=25,wiki', 308, '/#bill=25,wiki'],
    ['//about', 404, '/404.html'],
    ['/about%2Fblogs', 404, '/404.html'],
    ['/404', 404, '/404.html'],
    ['/index.html.br', 404, '/404.html'],
    ['/about/blogs', undefined, '/about/blogs.html'],
    // The file of this path: no route before the phase of errors.
    ['/icons/icon-512.png', undefined, undefined],
  ])('%s has status %s and leads to %s', (path, status, target) => {
    const last = routes
      .slice(0, phase('hit'))
      .find(({ src, continue: goesOn }) => src && !goesOn && new RegExp(src, 'i').test(path));
    const to = last?.headers?.Location ?? last?.dest;
    expect([last?.status, last?.src && to && path.replace(new RegExp(last.src, 'i'), to)]).toEqual([status, target]);
  });
});

describe('nginx, whose answers `npm run test:hosts` reads,', () => {
  const conf = nginxFile(rules);
  const [, folder] = /PUBLISH_ROOT=(\S+)/.exec(readFileSync('ops/README.md', 'utf8')) ?? [];

  test('writes no access log, as the privacy page promises', () => {
    expect(conf).toContain('\n  access_log off;');
  });

  test('starts without the brotli module', () => {
    expect(conf).toContain('\n  # brotli_static on;');
  });

  test('serves the folder that publishing fills', () => {
    const roots = [...conf.matchAll(/^ +root (\S+);$/gm)].map(([, root]) => root);
    expect(roots).toEqual([`${folder}/current`, `${folder}/previous`]);
  });

  test('looks for hashed files, and no others, in the previous release, too', () => {
    const folders = [...conf.matchAll(/location (\S+) \{ try_files \$uri @previous; \}/g)].map(([, path]) => path);
    expect(folders).toEqual(['/_next/static/', '/blog-images/', '/drawings/', '/og/']);
    expect(conf).toMatch(/location @previous \{\s+root \S+;\s+try_files \$uri =404;\s+\}/);
  });
});
