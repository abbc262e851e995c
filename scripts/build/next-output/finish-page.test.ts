import { finishPage } from './finish-page';

const boot = { path: '/_next/static/boot.js', vendorScripts: [] };
const style = ['$', 'style', null, { href: 'section-hero', precedence: 'section', children: '.sa{color:red}' }];
const payload = JSON.stringify(`0:${JSON.stringify(style)}\n`);
const FACES = `@font-face{font-family:display;src:url(/a.woff2)format("woff2")}
@font-face{font-family:text;src:url(/b.woff2)format("woff2")}`;
const STYLES = `<style data-precedence="next" data-href="/_next/static/chunks/site.css">${FACES}@font-face{font-family:mono;src:url(/c.woff2)format("woff2")}</style>
<style data-precedence="section" data-href="section-hero">.sa{color:red}</style>`;
const pageWith = (content: string, styles = STYLES) => `<!DOCTYPE html><html><head>${styles}
<title>Home</title>
<script src="/_next/static/chunks/runtime.js" async></script><meta property="og:image" content="/og/home.png">
<noscript><style>.none{top:0}</style></noscript></head>
<body><main>${content}</main><script>self.__next_f.push([1,${payload}])</script></body></html>`;

test('Cloudflare rewrites neither script nor address: the script has its attribute before the address, the marks enclose the body', () => {
  const { html } = finishPage(pageWith('<p>ada@lovelace.example</p>'), boot);
  expect(html.match(/<script(?! data-cfasync="false" src=)[^>]*>/g)).toBeNull();
  expect(html).toMatch(/<body><!--email_off-->.*<main>.*<!--\/email_off--><\/body>/s);
});

test('two fonts are preloaded at the start of the body, in their order, where they hold back no frame, and as styles ask for them', () => {
  const { html } = finishPage(pageWith(''), boot);
  expect(html).toMatch(/<body>(<!--email_off-->)?<link [^>]*a\.woff2[^>]*><link [^>]*b\.woff2[^>]*><main>/);
  expect(html.match(/ as="font"[^>]* crossorigin=""/g)).toHaveLength(2);
});

test('Chromium paints when the second section begins or the first frame ends, but an article that is all of a page as it arrives', () => {
  const { html } = finishPage(pageWith('<section></section><section id="bill"></section>'), boot);
  expect(html).toMatch(/<link rel="expect" href="#bill" blocking="render"><style.*<body>.*<section id="bill">/s);
  expect(finishPage(pageWith('<h1>Home</h1><p></p>'), boot).html).toMatch(/href="#second".*<p id="second">/s);
  const slides = '<section><p>1</p><p data-first-frame="end">2</p></section><section id="bill"></section>';
  expect(finishPage(pageWith(slides), boot).html).toMatch(/href="#second".*<p id="second">/s);
  expect(finishPage(pageWith('<nav></nav><article></article>'), boot).html).not.toContain('expect');
});

test('React’s comment stays between two texts, and goes between a space and an element', () => {
  const { html } = finishPage(
    pageWith('<div><p>5<!-- --> people</p><p><b>was $5</b> <!-- --><b>$4</b></p></div>'),
    boot,
  );
  expect(html).toContain('<p>5<!-- --> people</p><p><b>was $5</b> <b>$4</b></p>');
});

test('title and card come before the styles, where link previews still read; styles keep their order, rules for pages without script follow', () => {
  const { html } = finishPage(pageWith(''), boot);
  const order = ['<title>', 'og:image', 'site.css', 'section-hero', '<noscript>'].map((part) => html.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test.each([
  ['a page without styles', '', 'none'],
  ['styles that React cannot find', STYLES.replace('data-href="/_next/static/chunks/site.css"', ''), 'style, style'],
  [
    'a style sheet that the page would wait for',
    `${STYLES}<link rel="stylesheet" href="/a.css">`,
    'style, style, link',
  ],
])('%s stops the build', (_, styles, received) => {
  const message = `docs/next-internals.md, Styles of a page: expected styles, each with data-href, received ${received}`;
  expect(() => finishPage(pageWith('', styles), boot)).toThrow(message);
});

test('a page without the styles of the site stops the build', () => {
  const message = 'expected the faces display and text of fonts.css, received 0';
  expect(() => finishPage(pageWith('', STYLES.replace(FACES, '')), boot)).toThrow(message);
});
