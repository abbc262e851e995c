import { pages } from '@/content/pages/index';
import { expect, test } from '../fixtures';
import { fail } from '../pages';

const paths = Object.values(pages)
  .filter(({ sections }) => sections.some(({ kind }) => kind === 'paper'))
  .map(({ path }) => path);

for (const width of [320, 360, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the paper follows its heading in the first screen, ends within two and a half, and no text leaves it', async ({
      page,
    }) => {
      test.slow();
      expect(paths.length).toBeGreaterThan(20);
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const section = page.locator('[data-section^="paper"]').filter({ has: page.getByRole('article') });
        const heading = (await section.getByRole('heading', { level: 2 }).boundingBox()) ?? fail('the heading');
        const paper = section.getByRole('article');
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
        expect.soft(head.y + head.height - heading.y, path).toBeLessThan(500);
        expect.soft(height, path).toBeLessThan(2.5 * 844);
        expect.soft(isTooWide, path).toBe(false);
      }
    });
  });
}
