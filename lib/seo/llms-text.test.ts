import { findOffer, offers, planName } from '@/lib/money/offers';
import { indexedRoutes } from '@/lib/routes/find-route';
import { llmsText } from './llms-text';

const text = llmsText('https://www.example.com');
const links = [...text.matchAll(/\]\(https:\/\/www\.example\.com([^)]*)\)/g)].map(([, path]) => path || '/');

test('every indexed page is listed once', () => {
  const paths = indexedRoutes().map(({ path }) => path);
  expect(links.toSorted()).toEqual(paths.toSorted());
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

test('every content token is resolved', () => {
  expect(text).not.toMatch(/[{}]|==/);
});
