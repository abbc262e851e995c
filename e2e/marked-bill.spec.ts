import { expect, type Page, test } from './fixtures';
import { coveredFocus, expectHidden, fail, frameDrawn, openReady, resize } from './pages';

const PHONE = { width: 390, height: 844 };

const section = (page: Page) => page.locator('#bill-read');
const sum = (page: Page) => page.locator('#one-sum');
const tally = (page: Page) => section(page).locator('.tally');
const slider = (page: Page) => page.getByRole('slider', { name: 'Set your per-person share' });

/** How wide the pen's stroke is on each struck price. */
const strokes = (page: Page) =>
  section(page)
    .locator('s')
    .evaluateAll((all) => all.map((price) => getComputedStyle(price).backgroundSize.split(' ')[0]));

/** Scrolls until the top of an invoice's line is this many pixels below that of the window. */
async function scrollToLine(page: Page, number: number, top: number) {
  await section(page)
    .locator('li')
    .nth(number - 1)
    .evaluate((line, offset) => window.scrollBy(0, line.getBoundingClientRect().top - offset), top);
  await frameDrawn(page);
}

test('where the notes stand on the paper, none touches a price', async ({ page }) => {
  await openReady(page, '/');
  await expect(section(page).locator('.note span').first()).toBeVisible();
  for (const width of [320, 600, 768, 1024, 1200]) {
    await resize(page, width, 900);
    const touching = await section(page).evaluate((bill) => {
      const boxes = (selector: string) =>
        [...bill.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
      const prices = boxes('s');
      return boxes('.note span').filter((note) =>
        prices.some((price) => note.right > price.left && note.top < price.bottom && note.bottom > price.top),
      ).length;
    });
    expect(touching, `at ${width} px`).toBe(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the pen strikes each price as it scrolls into view, and the tally below the header adds it', async ({
    page,
  }) => {
    await openReady(page, '/');
    await expect(tally(page)).toHaveText('Marked so far$0.00 a month');
    await scrollToLine(page, 4, 400);
    await expect(tally(page)).toHaveText('Marked so far$200.00 a month');
    await expect.poll(() => strokes(page)).toEqual(['100%', '0px', '0px']);
    await scrollToLine(page, 5, 400);
    await expect(tally(page)).toHaveText('Marked so far$343.75 a month');
    const header = (await page.getByRole('banner').boundingBox()) ?? fail('the header');
    const box = (await tally(page).boundingBox()) ?? fail('the tally');
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(box.y).toBeLessThan(header.y + header.height + 20);
    await scrollToLine(page, 7, 400);
    await expect(tally(page)).toHaveText('Marked so far$478.75 a month');
    await expect.poll(() => strokes(page)).toEqual(['100%', '100%', '100%']);
    // What was drawn stays.
    await scrollToLine(page, 1, 800);
    await expect(tally(page)).toHaveText('Marked so far$478.75 a month');
  });

  test('a jump to the end of the page has drawn all strokes above it', async ({ page }) => {
    await openReady(page, '/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(tally(page)).toHaveText('Marked so far$478.75 a month');
  });

  test('the tally covers no link that the Tab key reaches', async ({ page }) => {
    await openReady(page, '/');
    const links = section(page).getByRole('link');
    for (const next of [1, 2, 3]) {
      await links.nth(next - 1).evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
      // Below the header, where the browser sees no need to scroll, and where the tally usually is.
      await links.nth(next).evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - 90));
      await page.keyboard.press('Tab');
      await expect(links.nth(next)).toBeFocused();
      expect(await coveredFocus(page)).toEqual([]);
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('all strokes and the full tally stand', async ({ page }) => {
    await page.goto('/');
    await expect(tally(page)).toHaveText('Marked so far$478.75 a month');
    expect(await strokes(page)).toEqual(['100%', '100%', '100%']);
  });
});

test('printed, all strokes stand, the tally and the buttons are left out, and the bars keep the chosen share', async ({
  page,
}) => {
  await openReady(page, '/');
  await slider(page).fill('60');
  await page.emulateMedia({ media: 'print' });
  expect(await strokes(page)).toEqual(['100%', '100%', '100%']);
  await expect(tally(page)).toBeHidden();
  await expectHidden(page.getByRole('link', { name: 'Ask us to read your bill', includeHidden: true }));
  await expect(slider(page)).toBeHidden();
  await expect(sum(page)).toContainText('52% off the whole bill');
});

test('the share moves with keys and pointer, and the bars are to scale, on a phone and on a wide screen', async ({
  page,
}) => {
  await openReady(page, '/');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '36% of the bill; 31% off the whole bill');
  const track = (await slider(page).boundingBox()) ?? fail('the slider');
  // The center of the thumb, which is 48 px wide, at a share of 5 to 80 percent.
  const at = (share: number) => track.x + 24 + ((share - 5) / 75) * (track.width - 48);
  const y = track.y + track.height / 2;
  await page.mouse.move(at(36), y);
  await page.mouse.down();
  await page.mouse.move(at(50), y, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveValue('50');
  await expect(sum(page)).toContainText('tools are 50% of your bill');
  for (const [width, side] of [
    [390, 'height'],
    [1440, 'width'],
  ] as const) {
    await resize(page, width, 900);
    const sizes = await sum(page)
      .locator('.bar > div')
      .evaluateAll((parts, name) => parts.map((part) => part.getBoundingClientRect()[name]), side);
    const [gone = 0, ours = 0, rest = 0, oursAfter = 0, restAfter = 0, free = 0] = sizes;
    expect(gone + ours, `${width} px`).toBeCloseTo(rest, 0);
    expect(gone / (gone + ours), `${width} px`).toBeCloseTo(1343.5 / 1543.5, 2);
    expect(Math.abs(oursAfter - ours), `${width} px`).toBeLessThan(1);
    expect(Math.abs(restAfter - rest), `${width} px`).toBeLessThan(1);
    expect(Math.abs(free - gone), `${width} px`).toBeLessThan(1);
  }
});
