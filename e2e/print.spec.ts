import { site } from '@/content/site';
import { expect, test } from './fixtures';
import { expectHidden, fail, openReady, sectionOf } from './pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('printed with a dialog open, the dialog is on one sheet, above the line that says whose it is, without shadow or buttons @thorough', async ({
  page,
}) => {
  await openReady(page, '/managed-services');
  await page
    .getByRole('link', { name: /^Request this plan/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  // A fixed element prints on every sheet.
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('dialog')).toHaveCSS('box-shadow', 'none');
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.locator('.printed-line')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(0);
});

test('paper has no buttons and no shadows, a line that says whose it is, every question with its answer, and all strokes and sums of the sample bill', async ({
  page,
}) => {
  await openReady(page, '/startup-services');
  const main = page.getByRole('main');
  const frame = page.locator('body > :not(main, .printed-line)').filter({ visible: true });
  const buttons = main.locator('button, .button').filter({ visible: true });
  for (const left of [frame, buttons]) await expect(left).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  for (const left of [frame, buttons]) await expect(left).toHaveCount(0);
  const { host } = new URL(page.url());
  const said = [
    site.name,
    site.emails.general,
    ...site.phones.map(({ display }) => display),
    `${host}/startup-services, `,
  ];
  for (const words of said) await expect(page.locator('.printed-line')).toContainText(words, { useInnerText: true });
  expect(await page.locator('.printed-line').innerText()).toMatch(/\w+ \d{1,2}, 20\d\d/);
  const filtered = await main
    .locator('*')
    .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).filter !== 'none').length);
  expect(filtered).toBe(0);

  await page.goto('/services/software/saas-development');
  const answers = page.locator(`${sectionOf('faq')} details p`);
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();

  await page.goto('/');
  const bill = page.locator('#one-bill');
  await expect(bill.locator('s:visible')).toHaveCount(7);
  await expect(bill.getByText('$1,822.25')).toBeVisible();
  for (const name of ['Ask us to read your bill', 'Startup IT management'])
    await expectHidden(bill.getByRole('link', { name, includeHidden: true }));
});

test('the first 30 days and the sample bill fit on one sheet with their headings @thorough', async ({ page }) => {
  // A sheet of Letter with Chrome's margins of 0.4 inches. A4 is higher.
  await page.setViewportSize({ width: 739, height: 979 });
  for (const [path, id, part] of [
    ['/managed-services', '#first-days', '.steps'],
    ['/', '#one-bill', '.paper'],
  ] as const) {
    await openReady(page, path);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    const section = page.locator(id);
    const whole = section.locator(part);
    await expect(whole).toHaveCSS('break-inside', 'avoid');
    const top = ((await section.boundingBox()) ?? fail(id)).y;
    const { y, height } = (await whole.boundingBox()) ?? fail(part);
    expect(y + height - top, path).toBeLessThan(979);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('every slide of a carousel is printed, without its controls @thorough', async ({ page }) => {
  for (const [path, name, count] of [
    ['/dohtech-startup-launchpad', 'A plan for each stage of your startup', 4],
    ['/', `Why choose ${site.name}`, 5],
  ] as const) {
    await openReady(page, path);
    const carousel = page.getByRole('region', { name });
    const slides = carousel.locator('.slide');
    await expect(slides).toHaveCount(count);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    const tops = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().top));
    expect(new Set(tops).size, path).toBe(count);
    for (const slide of await slides.all()) await expect(slide).toHaveCSS('clip-path', 'none');
    await expect(carousel.locator('.controls')).toBeHidden();
    // After a grid that goes on over several sheets Firefox prints the next section over itself.
    await expect(carousel.locator('xpath=..')).toHaveCSS('display', 'block');
    await page.emulateMedia({ media: 'screen' });
  }
});
