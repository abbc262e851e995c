import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openWatchingShifts } from './layout-shift';
import { fail, frameDrawn, holdScript, hydrated, openReady, routes } from './pages';
import { consentBanner } from './visits';

test('the banner asks with two buttons of equal weight, is announced by its name, and has no axe violation', async ({
  page,
}) => {
  await openReady(page, '/contact');
  const banner = consentBanner(page);
  const reject = banner.getByRole('button', { name: 'Reject' });
  const accept = banner.getByRole('button', { name: 'Accept' });
  await expect(banner).toBeVisible();
  const look = (button: typeof reject) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, fontWeight, fontSize, width, height } = getComputedStyle(element);
      return { color, backgroundColor, borderColor, fontWeight, fontSize, width, height };
    });
  expect(await look(accept)).toEqual(await look(reject));
  expect((await new AxeBuilder({ page }).include('#privacy-preferences').analyze()).violations).toEqual([]);
});

test('the banner neither flashes before a choice is read nor moves the page', async ({ page }) => {
  const shiftSoFar = await openWatchingShifts(page, '/contact');
  await expect(consentBanner(page)).toBeVisible();
  expect(await shiftSoFar()).toBe(0);

  await consentBanner(page).getByRole('button', { name: 'Reject' }).click();
  await page.addInitScript(() => {
    document.addEventListener('toggle', () => document.documentElement.setAttribute('data-flashed', ''), true);
  });
  await openReady(page, '/contact');
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  await expect(consentBanner(page)).toBeHidden();
});

for (const path of ['/about/contact/support', '/savings-calculator'] as const) {
  test(`the room that the banner takes at the foot of ${path} moves nothing in sight`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1200 });
      const shiftSoFar = await openWatchingShifts(page, path);
      await expect(consentBanner(page)).toBeVisible();
      expect(await shiftSoFar()).toBe(0);
    }
  });
}

test('on no page does the banner cover the first action, nor the chat the banner', async ({ page }) => {
  test.setTimeout(480_000);
  const covered: string[] = [];
  for (const { path } of routes) {
    await openReady(page, path);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(consentBanner(page)).toBeVisible();
      // The bubble follows the banner's height.
      await frameDrawn(page);
      const problem = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const meet = (one?: DOMRect, other?: DOMRect) =>
          one !== undefined &&
          other !== undefined &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom;
        const banner = box('#privacy-preferences');
        const isActionCovered = meet(box('main .button, main input, main select'), banner);
        return [isActionCovered ? 'action' : '', meet(box('.bubble'), banner) ? 'chat' : ''].join('');
      });
      if (problem) covered.push(`${path} at ${width} by ${height}: ${problem}`);
    }
  }
  expect(covered).toEqual([]);
});

// A window of 1440 and one of 1280 at 200% zoom, and phones.
for (const [width, height] of [
  [720, 450],
  [640, 400],
  [390, 844],
  [320, 640],
] as const) {
  test(`at ${width} by ${height} the banner covers nothing of the footer that the keyboard comes to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/savings-calculator', '/services']) {
      await openReady(page, path);
      await expect(consentBanner(page)).toBeVisible();
      const covered: string[] = [];
      for (const stop of await page.getByRole('contentinfo').locator('a, button').all()) {
        await stop.focus();
        await frameDrawn(page);
        const { y, height: own } = (await stop.boundingBox()) ?? fail('a link of the footer');
        const banner = (await consentBanner(page).boundingBox()) ?? fail('the banner');
        if (y + own > banner.y) covered.push((await stop.textContent()) ?? '');
      }
      expect(covered, path).toEqual([]);
    }
  });
}

test('the banner stands over the total of the calculator while that is at the edge, and at the edge afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/savings-calculator');
  await expect(consentBanner(page)).toBeVisible();
  const distance = async () => {
    const { y, height } = (await consentBanner(page).boundingBox()) ?? fail('the banner');
    return 844 - (y + height);
  };
  const total = (await page.locator('.total-bar').boundingBox()) ?? fail('the total');
  expect(await distance()).toBeGreaterThanOrEqual(total.height);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(distance).toBe(20);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect.poll(distance).toBeGreaterThanOrEqual(total.height);
});

test('a menu that is opened before the banner comes is not covered by it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScript(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await hydrated(page);
  const call = page.getByRole('banner').getByRole('link', { name: 'Book a free call' });
  await expect(page.locator('#privacy-preferences:popover-open')).toHaveCount(1);
  await expect(consentBanner(page)).toBeHidden();
  await page.getByRole('banner').getByLabel('About submenu').click();
  await call.scrollIntoViewIfNeeded();
  await call.click({ trial: true });
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(consentBanner(page)).toBeVisible();
});

test('at 400% zoom all of the banner can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openReady(page, '/savings-calculator');
  await expect(consentBanner(page)).toBeVisible();
  const { y } = (await consentBanner(page).boundingBox()) ?? fail('the banner');
  expect(y).toBeGreaterThanOrEqual(0);
  for (const name of ['Reject', 'Accept']) {
    await consentBanner(page).getByRole('button', { name }).focus();
    await expect(consentBanner(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await page.mouse.move(160, y + 40);
  await page.mouse.wheel(0, -300);
  await expect(consentBanner(page).getByText('Privacy Preference', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('at 400% zoom it steps aside for the field that has the focus, and comes back with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openReady(page, '/contact');
  await expect(consentBanner(page)).toBeVisible();
  for (const name of ['Name', 'Email', 'Service']) {
    const field = page.getByRole('main').getByLabel(name, { exact: true });
    await field.focus();
    const isOnTop = (element: Element) => {
      const { top, bottom, left } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 20, y) === element);
    };
    await expect.poll(() => field.evaluate(isOnTop), name).toBe(true);
  }
  await consentBanner(page).getByRole('button', { name: 'Accept' }).focus();
  await expect(consentBanner(page)).toHaveCSS('opacity', '1');
  await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(consentBanner(page)).toBeHidden();
});

test('a choice leads the keyboard back to where it came from, or else to the content, and does not scroll', async ({
  page,
}) => {
  await openReady(page, '/services');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await consentBanner(page).getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Enter');
  await expect(consentBanner(page)).toBeHidden();
  await expect(last).toBeFocused();

  await page.evaluate(() => localStorage.clear());
  await openReady(page, '/services');
  await expect(consentBanner(page)).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await consentBanner(page).getByRole('button', { name: 'Accept' }).focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a choice made with the mouse draws no ring', async ({ page }) => {
  await openReady(page, '/services');
  await consentBanner(page).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.getByRole('main').evaluate((main) => main.matches(':focus-visible'))).toBe(false);
});
