import { planGroups } from '@/content/plans';
import { priceText } from '@/lib/money/find-price';
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
  const plans = Object.values(planGroups).flatMap((group) => [...group.plans]);
  const missing = plans.filter((plan) => !text.includes(`- ${plan.name}: ${priceText(plan.price)}`));
  expect(missing).toEqual([]);
  expect(text).toContain(
    `${priceText(planGroups.startup.plans[1].price)} a month, ${priceText(planGroups.startup.setupFee)} one-time setup fee`,
  );
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
