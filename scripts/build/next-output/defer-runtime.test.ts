import { parse, serialize } from 'parse5';
import { type Boot, deferRuntime } from './defer-runtime';

const source = `<!DOCTYPE html><html><head>
<link rel="preload" as="script" href="/_next/static/chunks/island.js">
<script src="/_next/static/chunks/main.js" async=""></script>
<script src="/_next/static/chunks/polyfills.js" nomodule=""></script>
</head>
<body><p>Words</p><script>self.a = 1</script><script id="b">self.b = "$&"</script></body></html>`;

const boot = { path: '/_next/static/boot.js', vendorScripts: [] };
const { html, payload } = deferred(source, boot);

function deferred(text: string, settings: Boot) {
  const document = parse(text);
  const { payload: file } = deferRuntime(document, settings);
  return { html: serialize(document), payload: file };
}

test('one script tag stays, which names payload, chunks and client parts in order', () => {
  expect(html.match(/<script[^>]*>/g)).toEqual([
    `<script data-cfasync="false" src="/_next/static/boot.js" defer="" data-runtime="${payload.path} /_next/static/chunks/main.js /_next/static/chunks/island.js">`,
  ]);
  expect(html).not.toContain('rel="preload"');
});

test('the vendors’ scripts are named on the same tag', () => {
  const vendorScripts = ['https://cal.example/embed/embed.js', 'https://chat.example/packs/js/sdk.js'];
  expect(deferred(source, { ...boot, vendorScripts }).html).toContain(
    ' data-vendors="https://cal.example/embed/embed.js https://chat.example/packs/js/sdk.js"></script>',
  );
});

test('inline scripts move to one file in their order; text stays in the page', () => {
  expect(payload.content).toBe('self.a = 1;\nself.b = "$&";');
  expect(html).not.toContain('self.a');
  expect(html).toContain('<p>Words</p>');
});

test.each([
  ['<link rel="modulepreload" href="/_next/static/chunks/island.js">', '<link rel="modulepreload" href='],
  ['<script type="importmap">{}</script>', '<script type="importmap">'],
])('%s stops the build, which would leave it in the page', (tag, named) => {
  const message = `docs/next-internals.md, Scripts of a page: received ${named}`;
  expect(() => deferred(source.replace('</head>', `${tag}</head>`), boot)).toThrow(message);
});

test('a page without Next’s chunks stops the build', () => {
  const message = 'docs/next-internals.md, Scripts of a page: expected scripts below /_next/static/chunks/';
  expect(() => deferred(source.replaceAll('/chunks/', '/parts/'), boot)).toThrow(message);
});
