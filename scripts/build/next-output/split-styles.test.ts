import { parse, serialize } from 'parse5';
import { splitStyles, withoutFontFaces } from './split-styles';

const SHEET =
  '@font-face{font-family:text;src:url(../media/text.woff2)}@font-face{font-family:text-more;src:url(../media/more.woff2)}' +
  'h2{margin:0;font-family:"text", serif}summary{top:0}table{width:100%;font-family:text-more}';
const source = `<!DOCTYPE html><html><head><title>Home</title>
<link rel="stylesheet" href="/_next/static/chunks/site.css" data-precedence="next">
<style data-precedence="frame" data-href="section-header">.sh{top:0}</style>
<style data-precedence="section" data-href="section-hero section-plans section-faq">.sa h2{color:red}.sb{color:lime}.sc{color:blue}.sc h2{top:0}</style>
<meta property="og:image" content="/og/home.png"><noscript><style>.none{top:0}</style></noscript></head>
<body><div class="sc"><aside popover="manual"><table></table></aside></div>
<header class="sh"><details><summary>Menu</summary><table></table></details></header>
<main><nav></nav><section class="sa"><h2>Hero</h2><figure data-later=""><table></table></figure></section><section class="sb">Plans</section><section class="sc">Questions</section></main>
<footer></footer></body></html>`;

const document = parse(source);
const file = splitStyles(document, () => SHEET);
const html = serialize(document);
const [head = '', body = ''] = html.split('</head>');

test('the head has the rules of the first two sections and of what stands above them, without closed lists, popovers and parts that wait, and no others', () => {
  for (const rule of ['.sh{top:0}', '.sa h2{color:red}', '.sb{color:lime}', 'h2{margin:0;', 'summary{'])
    expect(head).toContain(rule);
  for (const rule of ['.sc{', 'table{']) expect(head).not.toContain(rule);
});

test('of the custom properties, the head has those that its rules and drawings use, and no rule without any', () => {
  const sheet =
    ':root{--ink:#000;--line:var(--ink);--dash:red;--leaf:green}h2{color:var(--line)}@media screen{h2{--dash:blue}}';
  const page = source.replace('Hero', '<svg><path fill="var(--leaf)"></path></svg>');
  const styled = parse(page);
  splitStyles(styled, () => sheet);
  expect(serialize(styled)).toContain('>:root{--ink:#000;--line:var(--ink);--leaf:green}h2{color:var(--line)}.sh{');
});

test('a page that may end on the first screen has the rules of its footer, too, and nothing waits', () => {
  const short = parse(
    source.replace(/<section class="sc">.*?<\/section>/, '').replace('<footer>', '<footer class="sc">'),
  );
  splitStyles(short, () => SHEET);
  const text = serialize(short).split('</head>')[0];
  expect(text).toContain('.sc{color:blue}');
  expect(text).not.toContain('animation');
});

test('a page declares each typeface once: in the head those that its rules name, the others in the file of the sections', () => {
  expect(head.match(/@font-face/g)).toHaveLength(1);
  expect(head).toContain('url(/_next/static/media/text.woff2)');
  expect(file.content.match(/@font-face/g)).toHaveLength(1);
  expect(file.content).toContain('url(/_next/static/media/more.woff2)');
  expect(withoutFontFaces(SHEET)).toMatch(/^h2\{/);
});

test('all rules follow at the end of the body, in the order that they had', () => {
  const links = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)" data-precedence="([^"]+)">/g)];
  expect(links.map(([, ...values]) => values)).toEqual([
    ['/_next/static/chunks/site.css', 'next'],
    [file.path, 'section'],
  ]);
  expect(file.content).toMatch(/\.sh\{top:0\}\.sa h2\{color:red\}.*\.sc h2\{top:0\}$/);
});

test('nothing in the head blocks, or takes bandwidth from the HTML', () => {
  expect(head).not.toMatch(/rel="(stylesheet|preload)"/);
});

test('React finds every style by its name', () => {
  expect(head).toContain('<style data-href="section-header section-hero section-plans section-faq">');
});

test('title and card come before the rules, where link previews still read, and rules for pages without script after them', () => {
  const order = ['<title>', 'og:image', 'data-href', '<noscript>'].map((part) => head.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('sections below wait for their rules, and for three seconds at most', () => {
  const waiting = /(:where\([^{]+\))\{animation:wait 1ms 3s backwards\}/.exec(head)?.[1] ?? '';
  expect(file.content.startsWith(`${waiting}{animation:none}`)).toBe(true);
});

test.each([
  '<p>Words</p>',
  source.replaceAll('data-precedence', 'data-order'),
  source.replaceAll('data-href', 'data-id'),
])('a page without the sheet and the styles that React writes is not finished', (page) => {
  expect(() => splitStyles(parse(page), () => SHEET)).toThrow('docs/next-internals.md, Styles of a page: expected one');
});
