import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCards } from './check-cards';
import { checkInboundLinks } from './check-inbound-links';
import { checkSeo } from './check-seo';
import { checkSitemap } from './check-sitemap';
import { checkStructuredData } from './check-structured-data';

const SITE = 'https://www.example.com';
const size = { width: 1200, height: 630 };

const page = (file: string, body = '', head = '') => {
  const route = file.replace(/(index)?\.html$/, '');
  const canonical = `<link rel="canonical" href="${route ? `${SITE}/${route}` : SITE}">`;
  return { file, html: `<html><head>${canonical}${head}</head><body>${body}</body></html>` };
};

describe('cards', () => {
  const card = (image: string, url = `${SITE}/a`) =>
    ['title', 'description', 'site_name', 'type', 'locale', 'image:alt']
      .map((name) => `<meta property="og:${name}" content="x">`)
      .concat(`<meta property="og:image" content="${image}"><meta property="og:url" content="${url}">`)
      .concat('<meta name="twitter:card" content="summary_large_image">')
      .join('');
  const pictures = new Map([
    ['/og/a.png', size],
    ['/og/low.png', { width: 1200, height: 315 }],
    ['/og/narrow.png', { width: 600, height: 630 }],
  ]);
  const check = (head: string) => checkCards([page('a.html', '', head)], pictures, { siteUrl: SITE, size });

  test('a page that says everything and has its picture is fine', () => {
    expect(check(card(`${SITE}/og/a.png`))).toEqual([]);
  });

  test('a missing word, another address, and a picture that is missing, small or elsewhere are each named', () => {
    expect(check(card(`${SITE}/og/a.png`).replace('og:title', 'og:x'))).toEqual(['out/a.html: expected a og:title']);
    expect(check(card(`${SITE}/og/a.png`, SITE))).toEqual([`out/a.html: og:url: expected ${SITE}/a, received ${SITE}`]);
    for (const image of [`${SITE}/og/b.png`, '/og/a.png', 'https://elsewhere.example/og/a.png']) {
      expect(check(card(image))).toEqual([expect.stringContaining(`received ${image}`)]);
    }
    expect(check(card(`${SITE}/og/low.png`))).toEqual(['out/a.html: og:image: expected 1200×630, received 1200×315']);
    expect(check(card(`${SITE}/og/narrow.png`))).toEqual(['out/a.html: og:image: expected 1200×630, received 600×630']);
  });
});

describe('the sitemap', () => {
  const pages = [page('index.html'), page('a.html'), page('b.html', '', '<meta name="robots" content="noindex">')];
  const twin = { file: 'c.html', html: page('a.html').html };
  const map = (...addresses: string[]) => addresses.map((address) => `<url><loc>${address}</loc></url>`).join('');

  test('lists the indexable pages, and neither those that ask to be left out nor twins', () => {
    expect(checkSitemap([...pages, twin], map(SITE, `${SITE}/a`), SITE)).toEqual([]);
  });

  test('a page that is missing, one too many and one listed twice are each named', () => {
    expect(checkSitemap(pages, map(SITE), SITE)).toEqual([
      expect.stringContaining(`${SITE}/a: expected to be listed,`),
    ]);
    expect(checkSitemap(pages, map(SITE, `${SITE}/a`, `${SITE}/b`), SITE)).toHaveLength(1);
    expect(checkSitemap(pages, map(SITE, `${SITE}/a`, `${SITE}/a`), SITE)).toEqual([
      expect.stringContaining('to be listed once'),
    ]);
  });
});

describe('links to a page', () => {
  const from = (body: string) =>
    checkInboundLinks([page('index.html', body), page('a.html', '<main><a href="/">x</a></main>')], SITE);

  test('the content and the footer of another page count', () => {
    expect(from('<main><p><a href="/a?x=1#y">a</a></p></main>')).toEqual([]);
    expect(from('<footer><a href="/a">a</a></footer>')).toEqual([]);
  });

  test('the menu, a breadcrumb and the page itself do not', () => {
    const problem = ['/a: expected a link to it from the content or the footer of another page'];
    expect(from('<header><a href="/a">a</a></header>')).toEqual(problem);
    expect(from('<main><nav aria-label="Breadcrumb"><a href="/a">a</a></nav></main>')).toEqual(problem);
    expect(checkInboundLinks([page('a.html', '<main><a href="/a">a</a></main>')], SITE)).toEqual(problem);
  });
});

describe('structured data', () => {
  const offer = { '@type': 'Offer', '@id': '#offer', name: 'Launch', price: 299 };
  const things = [
    { '@type': 'WebSite', '@id': '#site' },
    { '@type': 'WebPage', '@id': '#page', isPartOf: { '@id': '#site' } },
  ];
  const sold = { '/a': [{ name: 'Launch', price: 299 }] };
  const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
  const check = (body: string) => checkStructuredData([page('a.html', body)], sold, SITE);
  const graph = (...items: object[]) => script(JSON.stringify({ '@graph': items }));

  test('a graph that names each thing once and sells what the page sells is fine', () => {
    expect(check(graph(...things, offer))).toEqual([]);
  });

  test('a page without a graph, with two, or with one that is no JSON is named', () => {
    for (const body of ['', graph(offer) + graph(offer), script('{')]) {
      expect(check(body)).toEqual(['out/a.html: structured data: expected one graph that is JSON']);
    }
  });

  test('a name given twice and one that leads nowhere are named', () => {
    expect(check(graph(...things, ...things, offer))).toHaveLength(2);
    expect(check(graph(offer, { '@type': 'WebPage', isPartOf: { '@id': '#nowhere' } }))).toEqual([
      'out/a.html: structured data: #nowhere: expected a thing of this name on the page',
    ]);
  });

  test('another price, a plan too many and one too few are named', () => {
    for (const offers of [[{ ...offer, price: 300 }], [offer, { ...offer, '@id': '#b', name: 'Boost' }], []]) {
      expect(check(graph(...things, ...offers))).toEqual([expect.stringContaining('offers: expected Launch at 299,')]);
    }
  });

  test('crumbs that differ from those on the page are named', () => {
    const nav = '<nav aria-label="Breadcrumb"><ol><li><a href="/"></a></li><li>Services</li></ol></nav>';
    const crumbs = (name: string) => ['Home', name].map((step) => ({ '@type': 'ListItem', name: step }));
    expect(check(nav + graph(offer, ...crumbs('Services')))).toEqual([]);
    expect(check(nav + graph(offer, ...crumbs('Service')))).toEqual([
      'out/a.html: structured data: crumbs: expected Home / Services, received Home / Service',
    ]);
  });
});

test('a page that nothing can be said for is found by all four', async () => {
  const root = mkdtempSync(join(tmpdir(), 'found-'));
  writeFileSync(join(root, 'sitemap.xml'), '');
  const problems = await checkSeo(root, [page('a.html')], { files: ['sitemap.xml'], siteUrl: SITE });
  rmSync(root, { recursive: true });
  for (const what of ['out/a.html: og:image', 'out/sitemap.xml', '/a: expected a link', 'structured data']) {
    expect(problems).toContainEqual(expect.stringContaining(what));
  }
});
