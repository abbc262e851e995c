import { fontsOf, pageFiles } from '../next-output/page-files';
import { budgetOf, exceptions, usualBudget } from './budgets';
import { checkBudgets } from './check-budgets';

const within = { ...usualBudget, route: '/services' };

test('a page at its budget is fine', () => {
  expect(checkBudgets([within])).toEqual([]);
});

test('each figure over its budget is one line: route, what, measured, allowed, and by how many bytes', () => {
  expect(checkBudgets([{ ...within, scriptInAll: 150_008, requests: 8 }])).toEqual([
    '/services: requests 8, allowed 7: 1 too many (scripts/build/checks/budgets.ts)',
    '/services: script in all 150,008 bytes, allowed 150,000: 8 bytes too many (scripts/build/checks/budgets.ts)',
  ]);
});

test('routes with the same figure share a line', () => {
  const routes = ['/', '/services', '/about'].map((route) => ({ ...within, route, styles: usualBudget.styles + 7 }));
  expect(checkBudgets(routes)).toEqual([
    '/ and 2 more: styles 4,407 bytes, allowed 4,400: 7 bytes too many (scripts/build/checks/budgets.ts)',
  ]);
});

test('with room, only figures that grow with settings must stay below it', () => {
  expect(checkBudgets([{ ...within, html: 15_841, styles: usualBudget.styles }], 0.01).at(0)).toBe(
    '/services: html 15,841 bytes, allowed 15,840: 1 bytes too many (scripts/build/checks/budgets.ts)',
  );
  expect(checkBudgets([{ ...within, html: 0, images: 0, beforeLoad: 0, scriptInAll: 0 }], 0.01)).toEqual([]);
});

test('an exception holds for the pages it names, and those below a path', () => {
  expect(checkBudgets([{ ...within, route: '/about/blogs/tag/wordpress', images: 50_000 }])).toEqual([]);
  expect(checkBudgets([{ ...within, route: '/about', images: 50_000 }])).toHaveLength(1);
});

test('no exception raises the limits of the specification: 150 kB of script, 128 kB before load on the home page', () => {
  for (const { budget } of exceptions) expect(budget.scriptInAll).toBeUndefined();
  expect(budgetOf('/').beforeLoad).toBe(128_000);
});

test('files before load are told apart from the runtime and from lazy pictures', () => {
  const html = `<head><link rel="stylesheet" href="/a.css"><link rel="icon" href="/icon.svg">
    <script src="/boot.js" defer data-runtime="/payload.js /main.js"></script></head>
    <body><img src="/seen.webp"><img src="/later.webp" loading="lazy"><img src="https://elsewhere.example/x.png"></body>`;
  expect(pageFiles(html)).toEqual({
    styles: ['/a.css'],
    images: ['/seen.webp'],
    scriptBefore: ['/boot.js'],
    runtime: ['/payload.js', '/main.js'],
  });
});

test('of a picture’s copies, the one for a phone counts, in AVIF', () => {
  const html = `<picture><source type="image/avif" srcset="/a-320.avif 320w, /a-640.avif 640w, /a-1280.avif 1280w">
    <img src="/a-1280.webp" srcset="/a-320.webp 320w, /a-1280.webp 1280w"></picture>
    <picture><source type="image/avif" srcset="/small.avif 320w"><img src="/small.webp"></picture>`;
  expect(pageFiles(html).images).toEqual(['/a-640.avif', '/small.avif']);
});

test('a lazy picture beside a placeholder does not count as loaded at first', () => {
  const html = `<div><img src="data:image/webp;base64,UklGRg=="><picture>
    <source type="image/avif" srcset="/lazy-640.avif 640w"><img src="/lazy-640.webp" loading="lazy"></picture></div>`;
  expect(pageFiles(html).images).toEqual([]);
});

test('fonts are found in the style sheet', () => {
  const sheet = '@font-face{src:url(../media/text.woff2)format("woff2")}.a{background:url(/a.svg)}';
  expect(fontsOf(sheet, '/_next/static/chunks/a.css')).toEqual(['/_next/static/media/text.woff2']);
});
