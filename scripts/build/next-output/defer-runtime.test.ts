import { checkHtml } from '../checks/check-html';
import { checkLinks } from '../checks/check-links';
import { checkRepeatedStyles } from '../checks/check-repeated-styles';
import { routeOfFile } from '../export/export-files';
import { deferRuntime } from './defer-runtime';

const source = `<!DOCTYPE html><html><head>
<link rel="preload" as="script" href="/_next/static/chunks/island.js">
<script src="/_next/static/chunks/main.js" async=""></script>
<script src="/_next/static/chunks/polyfills.js" nomodule=""></script>
<script type="application/ld+json">{"@type":"Organization"}</script></head>
<body><p>Words</p><script>self.a = 1</script><script id="b">self.b = "$&"</script></body></html>`;

describe('deferring the runtime', () => {
  const boot = { path: '/_next/static/boot.js', vendorScripts: [] };
  const { html, payload } = deferRuntime(source, boot);

  test('leaves one script tag, which names payload, chunks and client parts in order', () => {
    expect(html.match(/<script(?! type="application\/ld)[^>]*>/g)).toEqual([
      `<script src="/_next/static/boot.js" defer data-runtime="${payload.path} /_next/static/chunks/main.js /_next/static/chunks/island.js">`,
    ]);
    expect(html).not.toContain('rel="preload"');
  });

  test('names the vendors’ scripts on the same tag', () => {
    const vendorScripts = ['https://cal.example/embed/embed.js', 'https://chat.example/packs/js/sdk.js'];
    expect(deferRuntime(source, { ...boot, vendorScripts }).html).toContain(
      ' data-vendors="https://cal.example/embed/embed.js https://chat.example/packs/js/sdk.js"></script>',
    );
  });

  test('empty shapes have no end tag inside an SVG, and keep it outside', () => {
    const drawing = '<svg viewBox="0 0 1 1"><path d="M0 0"></path><text>a</text></svg><use></use>';
    const short = deferRuntime(source.replace('<p>Words</p>', drawing), boot).html;
    expect(short).toContain('<svg viewBox="0 0 1 1"><path d="M0 0"/><text>a</text></svg><use></use>');
  });

  test('moves inline scripts to one file, in their order', () => {
    expect(payload.content).toBe('self.a = 1;\nself.b = "$&";');
    expect(html).not.toContain('self.a');
  });

  test('keeps structured data and the text of the page', () => {
    expect(html).toContain('<script type="application/ld+json">{"@type":"Organization"}</script>');
    expect(html).toContain('<p>Words</p>');
  });

  test('names the payload by its content’s hash', () => {
    expect(deferRuntime(source.replace('self.a = 1', 'self.a = 2'), boot).payload.path).not.toBe(payload.path);
    expect(deferRuntime(source, boot).payload.path).toBe(payload.path);
  });
});

describe('checking links', () => {
  const page = (file: string, body: string) => ({ file, html: `<html><body>${body}</body></html>` });
  const files = ['index.html', 'services.html', 'icon.svg'];

  test('links to a page, an anchor, a file and a redirect are valid', () => {
    const pages = [
      page(
        'index.html',
        '<a href="/services#cloud">a</a><img src="/icon.svg"><a href="/old?x=1">b</a><a href="#top" id="top">c</a>',
      ),
      page(
        'services.html',
        '<h2 id="cloud">Cloud</h2><a href="/">d</a><a href="https://elsewhere.example/x">e</a><a href="mailto:a@b.example">f</a>',
      ),
    ];
    expect(checkLinks(pages, files, ['/old'])).toEqual([]);
  });

  test('links to a missing page, anchor and file are each named with their page', () => {
    const pages = [
      page('index.html', '<a href="/servises">a</a><a href="/services#clouds">b</a><img src="/logo.svg">'),
      page('services.html', '<h2 id="cloud">Cloud</h2>'),
    ];
    expect(checkLinks(pages, files, [])).toEqual([
      'out/index.html: link to /servises: expected a page or file of the export',
      "out/index.html: link to /services#clouds: expected an element with the id 'clouds' on /services",
      'out/index.html: link to /logo.svg: expected a page or file of the export',
    ]);
  });
});

test('files become paths', () => {
  expect(['index.html', 'services.html', 'about/blogs.html'].map(routeOfFile)).toEqual([
    '/',
    '/services',
    '/about/blogs',
  ]);
});

test('only a page with the same style text twice is named', () => {
  const pages = [
    { file: 'once.html', html: '<style>.a{}</style><style>.b{}</style>' },
    { file: 'twice.html', html: '<style>.a{}</style><style>.b{}</style><style>.a{}</style>' },
  ];
  expect(checkRepeatedStyles(pages)).toEqual(['out/twice.html: 1 repeated style texts (4 bytes), expected none']);
});

test('invalid HTML is named with its page, rule and place', async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body><h1>Page</h1>${body}</body></html>`;
  const problems = await checkHtml([
    { file: 'sound.html', html: page('<p>Words</p>') },
    { file: 'broken.html', html: page('<ul><p>Words</p></ul>') },
  ]);
  expect(problems).toEqual([
    'out/broken.html: <p> element is not permitted as content under <ul> (element-permitted-content), at html > body > ul > p',
  ]);
});
