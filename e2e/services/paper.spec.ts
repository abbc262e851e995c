import { pages } from '@/content/pages/index';
import { expect, test } from '../fixtures';
import { fail, resize, sectionOf } from '../pages';

const paths = Object.values(pages)
  .filter(({ sections }) => sections.some(({ kind }) => kind === 'paper'))
  .map(({ path }) => path);

const SECTIONS = sectionOf(
  'paper',
  'paper-report',
  'paper-listing',
  'paper-receipt',
  'paper-ticket',
  'paper-screen',
  'paper-graph',
);

test('on phones each paper follows its heading in the first screen, ends within two and a half, and no text leaves it @thorough', async ({
  page,
}) => {
  test.slow();
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const section = page.locator(SECTIONS).filter({ has: page.getByRole('article') });
    const paper = section.getByRole('article');
    for (const width of [320, 360, 390]) {
      await resize(page, width, 844);
      const heading = (await section.getByRole('heading', { level: 2 }).boundingBox()) ?? fail('the heading');
      const head = (await paper.getByRole('heading', { level: 3 }).boundingBox()) ?? fail('the head of the paper');
      const { height, isTooWide } = await paper.evaluate((element) => {
        const tables = [...element.querySelectorAll('tbody')];
        return {
          height: element.clientHeight,
          isTooWide:
            element.scrollWidth > element.clientWidth ||
            tables.some((rows) => rows.offsetWidth > (rows.parentElement?.parentElement?.clientWidth ?? 0)),
        };
      });
      expect.soft(head.y + head.height - heading.y, `${path} at ${width}`).toBeLessThan(500);
      expect.soft(height, `${path} at ${width}`).toBeLessThan(2.5 * 844);
      expect.soft(isTooWide, `${path} at ${width}`).toBe(false);
    }
  }
});
