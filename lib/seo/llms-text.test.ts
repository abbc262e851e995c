import { findOffer, offers, planName } from '@/lib/money/offers';
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
  expect(offers.filter((offer) => !text.includes(`- ${planName(offer)}: ${offer.price}`))).toEqual([]);
  expect(text).toContain(`- ${findOffer('startup-launch')?.formLine}. `);
});

test('the free call, the discount on a first project and the free hosting are named', () => {
  expect(text).toContain(
    '- Free one-hour tech consultation\n- 15% off the first project\n- Free hosting up to 10 GB with every website support plan',
  );
});

test('the plans of each group have a line above them', () => {
  expect(text.match(/^.+, in US dollars:$/gm)).toEqual([
    'Managed VPS hosting, in US dollars:',
    'Startup plans, in US dollars:',
    'WordPress and CMS projects, in US dollars:',
    'Website support, in US dollars:',
    'IT training, in US dollars:',
  ]);
});

test('below a heading stand links alone, because readers of the format expect nothing else there', () => {
  const sections = text.split(/^##+ .+$/m).slice(1);
  const lines = sections.flatMap((section) => section.split('\n')).filter((line) => line !== '');
  expect(lines.filter((line) => !/^- \[[^\]]+\]\(\S+\): \S/.test(line))).toEqual([]);
});

test('every content token is resolved', () => {
  expect(text).not.toMatch(/[{}]|==/);
});
