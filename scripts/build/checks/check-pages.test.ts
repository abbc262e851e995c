import { checkInlineCode } from './check-inline-code';
import { checkLinks, checkRedirects } from './check-links';
import { checkRepeatedStyles } from './checked-files';
import { readPageFacts } from './page-facts';

const redirects = [{ from: '/old', to: '/services' }];

test.each([
  ['<a href="/services#cloud">a</a><img src="/icon.svg"><a href="/old?x=1">b</a><a href="#top" id="top">c</a>'],
  ['<a href="/">d</a><a href="https://elsewhere.example/x">e</a><a href="mailto:a@b.example">f</a>'],
  ['<a href="/servises">a</a>', '/servises: expected a page or file of the export'],
  ['<a href="/services#clouds">b</a>', "/services#clouds: expected an element with the id 'clouds' on /services"],
  ['<img srcset="/icon.svg 320w, /b.avif 640w">', '/b.avif: expected a page or file of the export'],
  ['<script src="/icon.svg" data-runtime="/icon.svg /c.js">', '/c.js: expected a page or file of the export'],
])('the links of %s are checked', (html, ...problems) => {
  const pages = [
    { file: 'index.html', html },
    { file: 'services.html', html: '<h2 id="cloud">Cloud</h2>' },
  ];
  const lines = problems.map((problem) => `out/index.html: link to ${problem}`);
  expect(
    checkLinks(
      pages.map((page) => readPageFacts(page, '')),
      ['icon.svg'],
      redirects,
    ),
  ).toEqual(lines);
});

test('a redirect from a page that the build writes is refused: it would hide the page', () => {
  const pages = ['/old', '/about'].map((route) => ({ route }));
  expect(checkRedirects(pages, redirects)).toEqual([
    'content/redirects.ts: /old: expected a path at which the site has no page',
  ]);
});

test('only a page with the same style text twice is named', () => {
  const pages = [
    { file: 'once.html', html: '<style>.a{}</style><style>.b{}</style>' },
    { file: 'twice.html', html: '<style>.a{}</style><style>.b{}</style><style>.a{}</style>' },
  ];
  expect(checkRepeatedStyles(pages)).toEqual(['out/twice.html: 1 repeated style texts (4 bytes), expected none']);
});

test.each([
  ['index.html', '<script src="/boot.js" defer></script><script type="application/ld+json">{}</script>'],
  ['index.html', '<a href="mailto:a@b.example">b</a><p data-on="x" style="color:red">c</p>'],
  ['index.txt', '<script>alert(1)</script>'],
  ['index.html', '<script>alert(1)</script>', 'an inline script'],
  ['index.html', '<img src="/a.png" onerror="alert(1)">', 'onerror on <img>'],
  ['index.html', '<a href=" javascript:alert(1)">a</a>', 'href on <a>'],
  ['icon.svg', '<svg onload="alert(1)"><script>alert(1)</script></svg>', 'onload on <svg>', 'an inline script'],
])('in %s, inline code is found: %s', (file, text, ...found) => {
  const lines = found.map((code) => `out/${file}: ${code}: expected code in files of its own`);
  expect(checkInlineCode([{ file, text }])).toEqual(lines);
});
