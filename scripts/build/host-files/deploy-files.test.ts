import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { coversPath, REVALIDATE } from '@/lib/delivery/caching';
import { bareConfig, fullConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/delivery-rules';
import { hostFiles, publishedFiles } from './deploy-files';
import { headerRules, headersFor, readHeadersFile } from './headers-file';
import { nginxFile } from './nginx';

const rules = deliveryRules(bareConfig);
const enterprise = '/services/software/enterprise-development';
const asSpelt = '/services/software/enteprise-development';

test.each(Object.entries(hostFiles(rules)))('deploy/%s is up to date (npm run deploy:files)', (path, content) => {
  expect(readFileSync(`deploy/${path}`, 'utf8')).toBe(content);
});

describe('_headers and _redirects', () => {
  const files = publishedFiles(deliveryRules(fullConfig));

  test('the written file is read back as the same rules', () => {
    expect(readHeadersFile(files._headers ?? '')).toEqual(headerRules(deliveryRules(fullConfig)));
  });

  /** The headers of a path as Cloudflare Pages reads the file: all matching rules apply, and `!` removes an earlier header. */
  const saidWith = (path: string) =>
    (files._headers ?? '')
      .split('\n\n')
      .map((rule) => rule.trimEnd().split('\n  '))
      .flatMap(([rulePath = '', ...lines]) => (coversPath(rulePath, path) ? lines : []))
      .join('\n')
      .replace(/^([\w-]+): [^\n]*\n(.*\n)?! \1\n/ms, '$2')
      .split('\n');

  test.each(['/', '/services', '/_next/static/a.js', '/sitemap.xml', '/og/a.png', '/icons/a.png'])(
    '%s has no header twice: some hosts would join them',
    (path) => {
      const said = saidWith(path);
      const names = said.map((line) => line.split(':')[0]?.toLowerCase());
      expect(names).toEqual([...new Set(names)]);
      expect(names).toContain('content-security-policy');
      const read = headersFor(path, readHeadersFile(files._headers ?? ''));
      expect(read.map(({ name, value }) => `${name}: ${value}`).sort()).toEqual(said.sort());
    },
  );

  test.each([
    ['/', 'same-origin'],
    ['/no/such/page', 'same-origin'],
    ['/_next/static/a.js', 'same-origin'],
    ['/blog-images/a.avif', 'same-origin'],
    ['/og/a.png', 'cross-origin'],
    ['/icons/icon-512.png', 'cross-origin'],
  ])('%s is for %s', (path, policy) => {
    expect(saidWith(path)).toContain(`Cross-Origin-Resource-Policy: ${policy}`);
  });

  test('the right spelling of enterprise redirects permanently', () => {
    expect(files._redirects?.split('\n')).toContain(`${enterprise} ${asSpelt} 301`);
  });
});

describe('the CloudFront function', () => {
  type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const ask = (uri: string, querystring = {}): Answer =>
    runInNewContext(`${hostFiles(rules)['s3-cloudfront/function.js']}; handler(event)`, {
      event: { request: { uri, querystring } },
    });

  test.each([
    ['/', '/index.html'],
    ['/services', '/services.html'],
    ['/services.txt', '/services.txt'],
    ['/about/__next._tree.txt', '/about/__next._tree.txt'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['/no/such/page', '/no/such/page.html'],
  ])('%s is the file %s', (path, file) => {
    expect(ask(path).uri).toBe(file);
  });

  test('the address of the not-found page leads to no file', () => {
    expect(ask('/404').uri).toBe('/404');
    expect(ask('/404.html').headers?.location.value).toBe('/404');
  });

  test.each([
    [enterprise, asSpelt],
    [`${enterprise}/`, asSpelt],
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/index.html', '/'],
    ['/about/index', '/about'],
  ])('%s redirects to %s permanently', (path, target) => {
    const { statusCode, headers } = ask(path);
    expect([statusCode, headers?.location.value]).toEqual([301, target]);
  });

  test('a redirect keeps every value of the query', () => {
    const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '%20' } };
    expect(ask('/services/', query).headers?.location.value).toBe('/services?a=1&a=2&b=%20');
  });

  test.each(['//elsewhere.example/', '/\\elsewhere.example/', '/%5Celsewhere.example/'])(
    '%s does not redirect',
    (path) => {
      expect(ask(path).statusCode).toBeUndefined();
    },
  );
});

describe('other hosts', () => {
  test('CloudFront gets every header, as a setting where it has one', () => {
    const policy = JSON.parse(hostFiles(rules)['s3-cloudfront/headers-policy.json'] ?? '');
    const custom = policy.CustomHeadersConfig.Items.map(({ Header }: { Header: string }) => Header);
    expect(Object.keys(policy.SecurityHeadersConfig).length + custom.length).toBe(rules.headers.length);
    expect(policy.CustomHeadersConfig.Quantity).toBe(custom.length);
  });

  test('CloudFront has a second policy for shared pictures, which differs only in Cross-Origin-Resource-Policy', () => {
    const { 's3-cloudfront/headers-policy.json': own = '', 's3-cloudfront/headers-policy-shared.json': shared } =
      hostFiles(rules);
    const policy = /("Cross-Origin-Resource-Policy",\s+"Value": )"same-origin"/;
    expect(shared).toBe(own.replace(policy, '$1"cross-origin"').replace('dohtech-site', 'dohtech-site-shared'));
    expect(shared).not.toBe(own);
  });

  test('Vercel gets clean addresses, every header and the redirects', () => {
    const vercel = JSON.parse(hostFiles(rules)['vercel.json'] ?? '');
    expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(vercel.headers[0].headers).toHaveLength(rules.headers.length);
    expect(vercel.redirects).toHaveLength(rules.redirects.length);
    expect(vercel.redirects).toContainEqual({ source: enterprise, destination: asSpelt, statusCode: 301 });
  });

  test('nginx revalidates by default, and sends every header with a 404, too', () => {
    const conf = nginxFile(rules);
    expect(conf).toContain(`default "${REVALIDATE}";`);
    for (const { name, value } of rules.headers) {
      const said = name === 'Cross-Origin-Resource-Policy' ? '$site_resource_policy' : `"${value}"`;
      expect(conf).toContain(`add_header ${name} ${said} always;`);
    }
    expect(conf.match(/^ {4,}.*add_header/gm)).toBeNull();
  });

  test('nginx writes no access log, as the privacy page promises', () => {
    expect(nginxFile(rules)).toMatch(/^ {2}access_log off;/m);
  });

  test('nginx serves the folder that publishing fills', () => {
    const [, folder] = /PUBLISH_ROOT=(\S+)/.exec(readFileSync('ops/README.md', 'utf8')) ?? [];
    const roots = [...nginxFile(rules).matchAll(/^ +root (\S+);$/gm)].map(([, root]) => root);
    expect(roots).toEqual([`${folder}/current`, `${folder}/previous`]);
  });

  test('nginx looks for hashed files, and no others, in the previous release, too', () => {
    const conf = nginxFile(rules);
    const lookedFor = [...conf.matchAll(/location (\S+) \{ try_files \$uri @previous; \}/g)].map(([, path]) => path);
    expect(lookedFor).toEqual(['/_next/static/', '/blog-images/', '/og/']);
    expect(conf).toMatch(/location @previous \{\s+root \S+;\s+try_files \$uri =404;\s+\}/);
  });

  test('nginx starts without the brotli module', () => {
    expect(nginxFile(rules)).toMatch(/^ {2}# brotli_static on;/m);
  });
});
