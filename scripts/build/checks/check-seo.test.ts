import { checkCards, checkInboundLinks, checkSitemap } from './check-seo';
import { checkStructuredData } from './check-structured-data';
import { readPageFacts } from './page-facts';

const SITE = 'https://www.example.com';

const exported = (file: string, body = '', head = '') => {
  const route = file.replace(/(index)?\.html$/, '');
  const canonical = `<link rel="canonical" href="${route ? `${SITE}/${route}` : SITE}">`;
  return { file, html: `<html><head>${canonical}${head}</head><body>${body}</body></html>` };
};
const page = (...input: Parameters<typeof exported>) => readPageFacts(exported(...input), SITE);

const card = (image: string, url = `${SITE}/a`, names = ['title', 'description', 'site_name', 'type', 'locale']) =>
  [...names, 'image:alt']
    .map((name) => `<meta property="og:${name}" content="x">`)
    .concat(`<meta property="og:image" content="${image}"><meta property="og:url" content="${url}">`)
    .concat('<meta name="twitter:card" content="summary_large_image">')
    .join('');

test.each([
  [card(`${SITE}/a.png`)],
  [card(`${SITE}/a.png`).replace('og:title', 'og:x'), 'expected a og:title'],
  [card(`${SITE}/a.png`, SITE), `og:url: expected ${SITE}/a, received ${SITE}`],
  [card(`${SITE}/b.png`), `og:image: expected the page's own card ${SITE}/a.png, received ${SITE}/b.png`],
])('a card is complete, or one line says what is wrong: %s', (head, ...problems) => {
  const pictures = new Map([
    [`${SITE}/a.png`, { width: 1200, height: 630 }],
    [`${SITE}/b.png`, { width: 1200, height: 630 }],
  ]);
  const lines = problems.map((problem) => `out/a.html: ${problem}`);
  expect(checkCards([page('a.html', '', head)], pictures, new Map([['/a', `${SITE}/a.png`]]))).toEqual(lines);
});

test.each([
  [[], `expected a card of the export, received ${SITE}/a.png`],
  [[{ width: 1200, height: 315 }], 'expected 1200×630, received 1200×315'],
])('a card is a picture of the export, of one size: %j', (sizes, problem) => {
  const pictures = new Map(sizes.map((size) => [`${SITE}/a.png`, size]));
  const pages = [page('a.html', '', card(`${SITE}/a.png`))];
  expect(checkCards(pages, pictures, new Map([['/a', `${SITE}/a.png`]]))).toEqual([`out/a.html: og:image: ${problem}`]);
});

test.each([
  [['', '/a']],
  [[''], 'a.html: expected to be listed in sitemap.xml, as the page is indexable'],
  [
    ['', '/a', '/b'],
    `b.html: expected an indexable page, as sitemap.xml lists ${SITE}/b, received robots 'noindex, follow'`,
  ],
  [
    ['', '/a', '/c'],
    `c.html: expected an indexable page, as sitemap.xml lists ${SITE}/c, received canonical address ${SITE}/a`,
  ],
  [['', '/a', '/x'], `sitemap.xml: ${SITE}/x: expected a page of the export`],
  [['', '/a', '/a'], `sitemap.xml: ${SITE}/a: expected to be listed once`],
])('the sitemap %j lists every indexable page once, and no other', (listed, ...problems) => {
  const twin = readPageFacts({ file: 'c.html', html: exported('a.html').html }, SITE);
  const pages = [
    page('index.html'),
    page('a.html'),
    page('b.html', '', '<meta name="robots" content="noindex, follow">'),
    twin,
  ];
  const sitemap = listed.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('');
  expect(checkSitemap(pages, sitemap, SITE)).toEqual(problems.map((problem) => `out/${problem}`));
});

test.each([
  ['<main><p><a href="/a?x=1#y">a</a></p></main>', true],
  ['<footer><a href="/a">a</a></footer>', true],
  ['<header><a href="/a">a</a></header>', false],
  ['<main><nav aria-label="Breadcrumb"><a href="/a">a</a></nav></main>', false],
])('%s is a link from the content or the footer: %s', (body, counts) => {
  const own = '<main><a href="/">home</a><a href="/a">itself</a></main>';
  const problems = ['/a: expected a link to it from the content or the footer of another page'];
  expect(checkInboundLinks([page('index.html', body), page('a.html', own)])).toEqual(counts ? [] : problems);
});

const offer = { '@type': 'Offer', '@id': '#offer', name: 'Launch', price: 299 };
const things = [
  { '@type': 'WebSite', '@id': '#site' },
  { '@type': 'WebPage', '@id': '#page', isPartOf: { '@id': '#site' } },
];
const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
const graph = (...items: object[]) => script(JSON.stringify({ '@graph': items }));
const nav = '<nav aria-label="Breadcrumb"><ol><li><a href="/"></a></li><li>Services</li></ol></nav>';
const crumbs = (name: string) => ['Home', name].map((step) => ({ '@type': 'ListItem', name: step }));

test.each([
  ['each thing named once, and what the page sells', graph(...things, offer)],
  ['no graph', '', 'expected one graph that is JSON'],
  ['a name given twice', graph(...things, things[0] ?? {}, offer), '#site: expected one thing of this name'],
  [
    'a name that leads nowhere',
    graph(offer, { isPartOf: { '@id': '#nowhere' } }),
    '#nowhere: expected a thing of this name on the page',
  ],
  ['another price', graph({ ...offer, price: 300 }), 'offers: expected Launch at 299, received Launch at 300'],
  ['a plan too few', graph(...things), 'offers: expected Launch at 299, received none'],
  ['the crumbs of the page', nav + graph(offer, ...crumbs('Services'))],
  [
    'other crumbs',
    nav + graph(offer, ...crumbs('Service')),
    'crumbs: expected Home / Services, received Home / Service',
  ],
])('structured data with %s', (_, body, ...problems) => {
  const lines = problems.map((problem) => `out/a.html: structured data: ${problem}`);
  expect(checkStructuredData([page('a.html', body)], { '/a': [{ name: 'Launch', price: 299 }] })).toEqual(lines);
});
