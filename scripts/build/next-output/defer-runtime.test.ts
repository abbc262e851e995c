import { parse, serialize } from 'parse5';
import { type Boot, deferRuntime } from './defer-runtime';

const source = `<!DOCTYPE html><html><head>
<link rel="preload" as="script" href="/_next/static/chunks/island.js">
<script src="/_next/static/chunks/main.js" async=""></script>
<script src="/_next/static/chunks/polyfills.js" nomodule=""></script>
<script type="application/ld+json">{"@type":"Organization"}</script></head>
<body><p>Words</p><script>self.a = 1</script><script id="b">self.b = "$&"</script></body></html>`;

const boot = { path: '/_next/static/boot.js', vendorScripts: [] };
const { html, payload } = deferred(source, boot);

function deferred(text: string, settings: Boot) {
  const document = parse(text);
  const { payload: file } = deferRuntime(document, settings);
  return { html: serialize(document), payload: file };
}

test('one script tag stays, which names payload, chunks and client parts in order', () => {
  expect(html.match(/<script(?! type="application\/ld)[^>]*>/g)).toEqual([
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

test('inline scripts move to one file in their order; structured data and text stay in the page', () => {
  expect(payload.content).toBe('self.a = 1;\nself.b = "$&";');
  expect(html).not.toContain('self.a');
  expect(html).toContain('<script type="application/ld+json">{"@type":"Organization"}</script>');
  expect(html).toContain('<p>Words</p>');
});

test('the payload’s name is the hash of its content', () => {
  expect(deferred(source.replace('self.a = 1', 'self.a = 2'), boot).payload.path).not.toBe(payload.path);
  expect(deferred(source, boot).payload.path).toBe(payload.path);
});
