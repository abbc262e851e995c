import { findOffer, offers } from '@/lib/money/offers';
import { indexedRoutes } from '@/lib/routes/find-route';
import { llmsText } from './llms-text';

const text = llmsText('https://www.example.com');
const links = [...text.matchAll(/\]\(https:\/\/www\.example\.com([^)]*)\)/g)].map(([, path]) => path || '/');

test('every indexed page is listed once', () => {
  const paths = indexedRoutes().map(({ path }) => path);
  expect(links.toSorted()).toEqual(paths.toSorted());
});

test('the home page comes first, and no heading appears twice', () => {
  expect(links[0]).toBe('/');
  const headings = text.match(/^## .+$/gm) ?? [];
  expect(new Set(headings).size).toBe(headings.length);
});

test('every plan is listed with its price', () => {
  expect(offers.filter(({ name, price }) => !text.includes(`- ${name}: ${price}`))).toEqual([]);
  expect(text).toContain(`- ${findOffer('startup-launch')?.formLine}. `);
});

test('plans are grouped under headings', () => {
  expect(text.match(/^### .+$/gm)).toEqual([
    '### Managed VPS hosting',
    '### Startup plans',
    '### WordPress and CMS projects',
    '### Website support',
    '### IT training',
  ]);
});

test('every content token is resolved', () => {
  expect(text).not.toMatch(/[{}]|==/);
});
