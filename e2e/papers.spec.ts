import { expect, type Page, test } from './fixtures';
import { fail, openReady, pathWith, resize, sectionOf } from './pages';
import { countPages } from './pdf';

const PATH = pathWith(({ kind }) => kind === 'papers');

const links = (page: Page) => page.getByRole('navigation', { name: 'Papers' }).getByRole('link');

test.describe('on a phone without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('each link leads to its paper and stays in view, and only the strip scrolls sideways', async ({ page }) => {
    await page.goto(PATH);
    await expect(links(page)).toHaveCount(4);
    for (const link of await links(page).all()) {
      await link.click();
      const paper = page.locator((await link.getAttribute('href')) ?? fail('the address of the link'));
      await expect.poll(async () => Math.round((await paper.boundingBox())?.x ?? 0)).toBeLessThan(60);
      const box = (await paper.boundingBox()) ?? fail('the paper');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      expect(box.y).toBeLessThan(300);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('on a wide screen every paper is in view, and the keyboard does not stop at a strip that cannot scroll; at 320 px no text leaves its paper; each is printed on a page of its own @thorough', async ({
  page,
}) => {
  await openReady(page, PATH);
  const papers = page.locator(sectionOf('papers')).getByRole('article');
  await expect(papers).toHaveCount(4);
  for (const paper of await papers.all()) await expect(paper).toBeVisible();
  await expect(links(page).first()).toBeHidden();
  const canFocus = await page.locator(`${sectionOf('papers')} [tabindex]`).evaluate((element: HTMLElement) => {
    element.focus();
    return document.activeElement === element;
  });
  expect(canFocus).toBe(false);

  await resize(page, 320, 844);
  const wide = await papers.evaluateAll((all) =>
    all.filter((paper) => paper.scrollWidth > paper.clientWidth).map(({ id }) => id),
  );
  expect(wide, 'papers that a text leaves at 320 px').toEqual([]);

  // Without the other sections the number of pages is that of the papers.
  await page.locator(sectionOf('papers')).evaluate((element) => element.parentElement?.replaceChildren(element));
  await page.emulateMedia({ media: 'print' });
  for (const format of ['A4', 'Letter']) expect(countPages(await page.pdf({ format })), format).toBe(4);
});
