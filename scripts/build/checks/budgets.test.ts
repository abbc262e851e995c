import { pageFiles } from '../next-output/page-files';
import { budgetOf, checkBudgets, exceptions, usualBudget } from './budgets';

const within = { ...usualBudget, route: '/services' };
const source = '(scripts/build/checks/budgets.ts)';

test('each figure over its budget is one line: route, what, measured, allowed, and by how many bytes', () => {
  expect(checkBudgets([within])).toEqual([]);
  expect(checkBudgets([{ ...within, scriptInAll: 153_008, requests: 7 }])).toEqual([
    `/services: requests 7, allowed 6: 1 too many ${source}`,
    `/services: script in all 153,008 bytes, allowed 153,000: 8 bytes too many ${source}`,
  ]);
});

test('the part that must stay free applies to figures that grow with settings, and to no others', () => {
  const small = { ...within, html: 0, firstFlight: 0, images: 0, beforeLoad: 0, scriptInAll: 0 };
  expect(checkBudgets([small], 0.01)).toEqual([]);
  expect(checkBudgets([{ ...small, html: 19_504 }], 0.01)).toEqual([
    `/services: html 19,504 bytes, allowed 19,503: 1 bytes too many ${source}`,
  ]);
});

test('no exception raises the limits: 153 kB of script, 112 kB before load on the home page', () => {
  for (const { budget } of exceptions) expect(budget.scriptInAll).toBeUndefined();
  expect(budgetOf('/').beforeLoad).toBe(112_000);
});

const avif = (copies: string) => `<source type="image/avif" srcset="${copies}">`;

test.each([
  ['<img src="/a.webp"><img src="https://elsewhere.example/b.png">', { images: ['/a.webp'] }],
  [
    `<picture>${avif('/a-320.avif 320w, /a-640.avif 640w, /a-1280.avif 1280w')}<img src="/a.webp"></picture>`,
    { images: ['/a-640.avif'] },
  ],
  [
    `<p><img src="data:image/webp;base64,UklGRg=="><picture>${avif('/b.avif 9w')}<img src="/b.webp" loading="lazy"></picture></p>`,
    {},
  ],
])('of %s, a phone loads %j', (html, files) => {
  expect(pageFiles(html)).toEqual({ fonts: [], images: [], scriptBefore: [], runtime: [], ...files });
});

test('the fonts of the page’s styles count, without the files of rarer characters', () => {
  const rare = '@font-face{src:url(/media/more.woff2)format("woff2");unicode-range:U+A1-FF}';
  const style = `@font-face{src:url(/media/text.woff2)format("woff2")}${rare}.a{background:url(/a.svg)}`;
  expect(pageFiles(`<style>${style}</style>`).fonts).toEqual(['/media/text.woff2']);
});
