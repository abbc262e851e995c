import { findOffer, offers } from '@/lib/money/offers';
import { allRoutes } from '@/lib/routes/find-route';
import { llmsText } from './llms-text';

const text = llmsText('https://www.example.com');
const links = [...text.matchAll(/\]\(https:\/\/www\.example\.com([^)]*)\)/g)].map(([, path]) => path || '/');

test('every page that search engines may list stands there once', () => {
  const paths = allRoutes().filter((route) => route.isIndexed && !route.canonical);
  expect([...links].sort()).toEqual(paths.map(({ path }) => path).sort());
});

test('the home page comes first, and no heading stands twice', () => {
  expect(links[0]).toBe('/');
  const headings = text.match(/^## .+$/gm) ?? [];
  expect(new Set(headings).size).toBe(headings.length);
});

test('every plan stands there with the price of the one list', () => {
  expect(offers.filter(({ name, price }) => !text.includes(`- ${name}: ${price}`))).toEqual([]);
  expect(text).toContain(`- ${findOffer('startup-launch')?.formLine}. `);
});

test('plans stand under the name of what they are plans of', () => {
  expect(text.match(/^### .+$/gm)).toEqual([
    '### Managed VPS hosting',
    '### Startup plans',
    '### WordPress and CMS projects',
    '### Website support',
    '### IT training',
  ]);
});

test('no content token is left unresolved', () => {
  expect(text).not.toMatch(/[{}]|==/);
});
