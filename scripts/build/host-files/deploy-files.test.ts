import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { cacheRules, coversPath, REVALIDATE } from '@/lib/delivery/caching';
import { bareConfig, fullConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/headers';
import { hostFiles, publishedFiles } from './deploy-files';
import { headerRules, headersFor, readHeadersFile } from './headers-file';
import { nginxFile } from './nginx';

const rules = deliveryRules(bareConfig);
const written = hostFiles(rules);
const enterprise = '/services/software/enterprise-development';
const asSpelt = '/services/software/enteprise-development';

test.each(Object.entries(written))('deploy/%s is up to date (npm run deploy:files)', (path, content) => {
  expect(readFileSync(`deploy/${path}`, 'utf8')).toBe(content);
});

/** What hosts say to search engines. */
const forSearchEngines = [
  ['/services.txt', 'noindex'],
  ['/services/__next._tree.txt', 'noindex'],
  ['/page-titles.json', 'noindex'],
  ['/about/blogs/feed.json', 'noindex'],
  ['/robots.txt', 'all'],
  ['/llms.txt', 'all'],
  ['/services', ''],
  ['/sitemap.xml', ''],
] as const;

/** What hosts say about use by other sites: the page of a translator needs all of them. */
const forOtherSites = [
  ['/_next/static/media/a.woff2', '*'],
  ['/_next/static/chunks/a.css', '*'],
  ['/blog-images/a.avif', '*'],
  ['/drawings/a.svg', '*'],
  ['/og/a.png', '*'],
  ['/icons/icon-512.png', '*'],
  ['/icon.svg', '*'],
  ['/services', ''],
  ['/services.txt', ''],
] as const;

describe('_headers and _redirects', () => {
  const { _headers = '', _redirects } = publishedFiles(deliveryRules(fullConfig));

  test('the written file is read back as the same rules', () => {
    expect(readHeadersFile(_headers)).toEqual(headerRules(deliveryRules(fullConfig)));
  });

  /** The headers of a path as Cloudflare Pages reads the file: all matching rules apply, and `!` removes an earlier header. */
  const sentFor = (path: string) =>
    _headers
      .split('\n\n')
      .map((rule) => rule.trimEnd().split('\n  '))
      .flatMap(([rulePath = '', ...lines]) => (coversPath(rulePath, path) ? lines : []))
      .join('\n')
      .replace(/^! Access-Control-Allow-Origin\n/, '')
      // Removes a header that a later `! name` cancels.
      .replace(/^([\w-]+): [^\n]*\n(.*\n)?! \1\n/ms, '$2')
      .split('\n');

  test.each([
    ['/', 'same-origin'],
    ['/services.txt', 'same-origin'],
    ['/robots.txt', 'same-origin'],
    ['/_next/static/a.js', 'cross-origin'],
    ['/og/a.png', 'cross-origin'],
  ])('%s has no header twice, which some hosts would join, and is for %s', (path, policy) => {
    const sent = sentFor(path);
    const names = sent.map((line) => line.split(':')[0]?.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('content-security-policy');
    expect(sent).toContain(`Cross-Origin-Resource-Policy: ${policy}`);
    const read = headersFor(path, readHeadersFile(_headers));
    expect(read.map(({ name, value }) => `${name}: ${value}`).sort()).toEqual(sent.sort());
  });

  test.each(forOtherSites)('%s may be loaded by pages of these other sites: %j', (path, origin) => {
    const sent = sentFor(path).filter((line) => line.startsWith('Access-Control-Allow-Origin'));
    expect(sent).toEqual(origin === '' ? [] : [`Access-Control-Allow-Origin: ${origin}`]);
  });

  test.each(forSearchEngines)('to search engines %s says %j', (path, value) => {
    expect(sentFor(path).filter((line) => line.startsWith('X-Robots-Tag'))).toEqual(
      value === '' ? [] : [`X-Robots-Tag: ${value}`],
    );
  });

  test('the right spelling of enterprise redirects permanently', () => {
    expect(_redirects?.split('\n')).toContain(`${enterprise} ${asSpelt} 301`);
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
    ['/about/blogs),', '/about/blogs'],
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

describe('the CloudFront function for headers', () => {
  const own = { 'cross-origin-resource-policy': { value: 'same-origin' }, etag: { value: '"1"' } };
  const sentFor = (uri: string): Record<string, { value: string }> =>
    runInNewContext(`${written['s3-cloudfront/headers-function.js']}; handler(event).headers`, {
      event: { request: { uri }, response: { headers: { ...own } } },
    });

  test.each(forSearchEngines)('to search engines %s says %j', (path, value) => {
    expect(sentFor(path)['x-robots-tag']?.value ?? '').toBe(value);
  });

  test.each(forOtherSites)('%s may be loaded by pages of these other sites: %j', (path, origin) => {
    const sent = sentFor(path);
    expect(sent['access-control-allow-origin']?.value ?? '').toBe(origin);
    expect(sent['cross-origin-resource-policy']?.value).toBe(origin === '*' ? 'cross-origin' : 'same-origin');
    expect(sent.etag).toEqual(own.etag);
  });
});

describe('Vercel', () => {
  type Route = {
    src?: string;
    dest?: string;
    headers?: Record<string, string>;
    handle?: string;
    status?: number;
    continue?: boolean;
  };
  const { routes }: { routes: Route[] } = JSON.parse(written['vercel.json'] ?? '');
  const phase = (name: string) => routes.findIndex(({ handle }) => handle === name);

  test('gets every header, and a year of caching only for files that are there', () => {
    const sent = routes.flatMap((route) => Object.keys(route.headers ?? {}));
    expect(sent).toEqual(expect.arrayContaining(rules.headers.map(({ name }) => name)));
    const cached = routes.flatMap(({ headers }, index) => (headers?.['Cache-Control'] ? [index] : []));
    expect(cached).toHaveLength(cacheRules.length);
    expect(Math.min(...cached)).toBeGreaterThan(phase('hit'));
  });

  /** The values of a header that routes set for a path; they must not set two. */
  const sentFor = (path: string, name: string) =>
    routes.flatMap(({ src, headers }) => (src && new RegExp(src).test(path) && headers?.[name]) || []);

  test.each(forSearchEngines)('to search engines %s says %j', (path, value) => {
    expect(sentFor(path, 'X-Robots-Tag')).toEqual(value === 'noindex' ? ['noindex'] : []);
  });

  test.each(forOtherSites)('%s may be loaded by pages of these other sites: %j', (path, origin) => {
    expect(sentFor(path, 'Access-Control-Allow-Origin')).toEqual([origin || rules.siteUrl]);
    expect(sentFor(path, 'Cross-Origin-Resource-Policy')).toEqual([origin === '*' ? 'cross-origin' : 'same-origin']);
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

describe('Apache, whose file is written by hand', () => {
  const conf = readFileSync('deploy/apache.conf', 'utf8');
  const blocks = [...conf.matchAll(/<LocationMatch "(.*)">\n([^<]*)<\/LocationMatch>/g)];
  const sentFor = (path: string, name: string) =>
    blocks
      .filter(([, pattern = '']) => new RegExp(pattern).test(path))
      .flatMap(([, , lines = '']) => [...lines.matchAll(/^ {2}Header always set (\S+) "([^"]*)"$/gm)])
      .flatMap(([, sent, value]) => (sent === name ? [value] : []));

  test.each(forSearchEngines)('to search engines %s says %j', (path, value) => {
    expect(sentFor(path, 'X-Robots-Tag')).toEqual(value === 'noindex' ? ['noindex'] : []);
  });

  test.each(forOtherSites)('%s may be loaded by pages of these other sites: %j', (path, origin) => {
    expect(sentFor(path, 'Access-Control-Allow-Origin')).toEqual(origin === '' ? [] : ['*']);
    expect(sentFor(path, 'Cross-Origin-Resource-Policy')).toEqual(origin === '' ? [] : ['cross-origin']);
  });
});

describe('nginx', () => {
  const conf = nginxFile(rules);
  const [, folder] = /PUBLISH_ROOT=(\S+)/.exec(readFileSync('ops/README.md', 'utf8')) ?? [];

  test.each([
    ['revalidates by default', `default "${REVALIDATE}";`],
    ['writes no access log, as the privacy page promises', '\n  access_log off;'],
    ['starts without the brotli module', '\n  # brotli_static on;'],
  ])('%s', (_, line) => {
    expect(conf).toContain(line);
  });

  test('sends every header with a 404, too, and none from a location, which would remove the others', () => {
    for (const { name, value } of rules.headers) {
      const sent = name === 'Cross-Origin-Resource-Policy' ? '$site_resource_policy' : `"${value}"`;
      expect(conf).toContain(`\n  add_header ${name} ${sent} always;`);
    }
    expect(conf).not.toMatch(/^ {4,}.*add_header/m);
  });

  test('serves the folder that publishing fills', () => {
    const roots = [...conf.matchAll(/^ +root (\S+);$/gm)].map(([, root]) => root);
    expect(roots).toEqual([`${folder}/current`, `${folder}/previous`]);
  });

  /** The value of a variable for a path: a plain path counts before a pattern. */
  const mappedTo = (variable: string, path: string) => {
    const lines =
      conf
        .split(`map $uri $${variable} {`)[1]
        ?.split('}')[0]
        ?.matchAll(/^ {2}(\S+) "(.*)";$/gm) ?? [];
    const values = new Map([...lines].map(([, from = '', value = '']) => [from, value]));
    const pattern = [...values.keys()].find(
      (from) => from.startsWith('"~') && new RegExp(from.slice(2, -1)).test(path),
    );
    return values.get(path) ?? values.get(pattern ?? 'default');
  };

  test.each(forSearchEngines)('to search engines %s says %j', (path, value) => {
    expect(mappedTo('site_robots', path)).toBe(value);
    expect(conf).toContain('\n  add_header X-Robots-Tag $site_robots always;');
  });

  test.each(forOtherSites)('%s may be loaded by pages of these other sites: %j', (path, origin) => {
    expect(mappedTo('site_sharing', path)).toBe(origin);
    expect(mappedTo('site_resource_policy', path)).toBe(origin === '*' ? 'cross-origin' : 'same-origin');
    expect(conf).toContain('\n  add_header Access-Control-Allow-Origin $site_sharing always;');
  });

  test('serves the status, which nobody keeps', () => {
    expect(conf).toContain('\n  "~^(200|206|304) /status\\.json$" "no-store";');
    expect(conf).toContain('\n  add_header Cache-Control $site_cache_control always;');
  });

  test('looks for hashed files, and no others, in the previous release, too', () => {
    const folders = [...conf.matchAll(/location (\S+) \{ try_files \$uri @previous; \}/g)].map(([, path]) => path);
    expect(folders).toEqual(['/_next/static/', '/blog-images/', '/drawings/', '/og/']);
    expect(conf).toMatch(/location @previous \{\s+root \S+;\s+try_files \$uri =404;\s+\}/);
  });
});
