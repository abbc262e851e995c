import { finishPage } from './finish-page';

const boot = { path: '/_next/static/boot.js', vendorScripts: [] };
const style = ['$', 'style', null, { href: 'section-hero', precedence: 'section', children: '.sa{color:red}' }];
const payload = JSON.stringify(`0:${JSON.stringify(style)}\n`);
const pageWith = (content: string) => `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/_next/static/chunks/site.css" data-precedence="next">
<style data-precedence="section" data-href="section-hero">.sa{color:red}</style>
<link rel="preload" href="/a.woff2" as="font"><link rel="preload" href="/b.woff2" as="font">
<script src="/_next/static/chunks/runtime.js" async></script></head>
<body><main>${content}</main><script>self.__next_f.push([1,${payload}])</script></body></html>`;

test('Cloudflare rewrites neither script nor address: the script has its attribute before the address, the marks enclose the body', () => {
  const { html } = finishPage(pageWith('<p>ada@lovelace.example</p>'), boot, () => '');
  expect(html.match(/<script(?! data-cfasync="false" src=)[^>]*>/g)).toBeNull();
  expect(html).toMatch(/<body><!--email_off-->.*<main>.*<!--\/email_off--><\/body>/s);
});

test('preloads of fonts stand at the start of the body, in their order, where they hold back no frame', () => {
  const { html } = finishPage(pageWith(''), boot, () => '');
  expect(html).toMatch(/<body>(<!--email_off-->)?<link [^>]*a\.woff2[^>]*><link [^>]*b\.woff2[^>]*><main>/);
});
