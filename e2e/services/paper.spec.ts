import { pages } from '@/content/pages/index';
import { expect, test } from '../fixtures';
import { fail, resize, sectionOf } from '../pages';

const withPaper = Object.values(pages).filter(({ sections }) => sections.some(({ kind }) => kind === 'paper'));
const marked = withPaper.filter(({ sections }) =>
  sections.some((section) => section.kind === 'paper' && section.staging === 'marked'),
);

const SECTIONS = sectionOf('paper-sheet', 'paper-ticket', 'paper-pair', 'paper-strip', 'paper-marked');

test('on phones each paper follows its heading in the first screen, ends within two and a half, and no text leaves it @thorough', async ({
  page,
}) => {
  test.slow();
  expect(withPaper.length).toBeGreaterThan(20);
  for (const { path } of withPaper) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const section = page.locator(SECTIONS).filter({ has: page.getByRole('article') });
    for (const width of [320, 390]) {
      await resize(page, width, 844);
      const heading = (await section.getByRole('heading', { level: 2 }).boundingBox()) ?? fail('the heading');
      const head =
        (await section.getByRole('heading', { level: 3 }).first().boundingBox()) ?? fail('the head of the paper');
      const papers = await section.getByRole('article').evaluateAll((elements) =>
        elements.map(({ clientHeight, clientWidth, scrollWidth }) => ({
          clientHeight,
          over: scrollWidth - clientWidth,
        })),
      );
      expect.soft(head.y + head.height - heading.y, `${path} at ${width}`).toBeLessThan(500);
      for (const { clientHeight, over } of papers) {
        expect.soft(clientHeight, `${path} at ${width}`).toBeLessThan(2.5 * 844);
        expect.soft(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
});

test('on a wide screen each point of a marked table stands beside its line @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let found = 0;
  for (const { path } of marked) {
    await page.goto(path);
    const section = page.locator(sectionOf('paper-marked'));
    const lines = await section.locator('tr:has(+ .at, + .say + .at) > th:first-child').all();
    const points = await section.locator('tr + .at .point').all();
    expect(points).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) {
      const name = (await line.boundingBox()) ?? fail('the line');
      const point = (await points[index]?.boundingBox()) ?? fail('the point');
      expect.soft(point.x, path).toBeGreaterThan(name.x + name.width);
      expect.soft(Math.abs(point.y - name.y), path).toBeLessThan(24);
      found += 1;
    }
  }
  expect(found).toBeGreaterThan(5);
});
