import { expect, type Page, test } from './fixtures';
import { openWatchingShifts } from './layout-shift';
import { fail, openReady, resize, setFontSize } from './pages';
import { consentBanner } from './visits';

// every-route.spec.ts checks on each page that the banner covers neither the first action nor the chat, and follows the skip link.

const choice = (page: Page, name: 'Accept' | 'Reject') => consentBanner(page).getByRole('button', { name });
const bannerBox = async (page: Page) => (await consentBanner(page).boundingBox()) ?? fail('the banner');

test('the banner has two buttons that look alike, and stay inside it with a larger font size @thorough', async ({
  page,
}) => {
  await openReady(page, '/contact');
  await expect(consentBanner(page)).toBeVisible();
  await expect(consentBanner(page)).toHaveAttribute('data-nosnippet');
  const look = (name: 'Accept' | 'Reject') =>
    choice(page, name).evaluate((element) => {
      const { color, backgroundColor, borderColor, fontWeight, fontSize, width, height } = getComputedStyle(element);
      // Columns of a grid differ by parts of a pixel.
      const size = [width, height].map((length) => Math.round(Number.parseFloat(length)));
      return { color, backgroundColor, borderColor, fontWeight, fontSize, size };
    });
  expect(await look('Accept')).toEqual(await look('Reject'));
  await setFontSize(page, 24);
  for (const width of [360, 412]) {
    await resize(page, width, 780);
    expect(await look('Accept'), `at ${width} px`).toEqual(await look('Reject'));
    const banner = await bannerBox(page);
    for (const name of ['Accept', 'Reject'] as const) {
      const box = (await choice(page, name).boundingBox()) ?? fail(name);
      expect(box.x + box.width, `${name} at ${width} px`).toBeLessThan(banner.x + banner.width);
    }
    expect(await consentBanner(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('a tap on what the banner has just covered is not a choice @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await expect(consentBanner(page)).toBeVisible();
  const accept = (await consentBanner(page).getByRole('button', { name: 'Accept' }).boundingBox()) ?? fail('Accept');
  const tap = () => page.mouse.click(accept.x + accept.width / 2, accept.y + accept.height / 2);
  const moment = (ms: number) =>
    consentBanner(page)
      .locator('.choices')
      .evaluate((choices, time) => {
        // Again from its start, because it may be over.
        choices.style.animationName = 'none';
        choices.getAnimations();
        choices.style.animationName = '';
        for (const animation of choices.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
      }, ms);
  await moment(900);
  await tap();
  expect(await page.evaluate(() => localStorage.trackingConsent)).toBeUndefined();
  await moment(1000);
  await tap();
  await expect(consentBanner(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.trackingConsent)).toBe('true');
});

test('the banner causes no layout shift, and does not flash after a choice @thorough', async ({ page }) => {
  for (const [path, width, height] of [
    ['/contact', 1440, 900],
    ['/savings-calculator', 390, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shiftSoFar = await openWatchingShifts(page, path);
    await expect(consentBanner(page)).toBeVisible();
    expect(await shiftSoFar(), path).toBe(0);
  }
  await choice(page, 'Reject').click();
  await page.addInitScript(() => {
    document.addEventListener('toggle', () => document.documentElement.setAttribute('data-flashed', ''), true);
  });
  await openReady(page, '/contact');
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  await expect(consentBanner(page)).toBeHidden();
});

test('the banner does not cover a focused link or button of the footer @thorough', async ({ page }) => {
  for (const path of ['/savings-calculator', '/contact']) {
    await openReady(page, path);
    await expect(consentBanner(page)).toBeVisible();
    // A window of 1280 px at 200 % zoom, a wide one, where the banner hangs above the edge, and a phone.
    for (const [width, height] of [
      [640, 400],
      [1440, 900],
      [320, 640],
    ] as const) {
      await resize(page, width, height);
      const covered = await page
        .getByRole('contentinfo')
        .locator('a, button')
        .evaluateAll(async (stops: HTMLElement[]) => {
          const found: string[] = [];
          for (const stop of stops) {
            stop.focus();
            await new Promise(requestAnimationFrame);
            const banner = document.querySelector('#privacy-preferences')?.getBoundingClientRect();
            if (stop.getBoundingClientRect().bottom > (banner?.top ?? 0)) found.push(stop.textContent ?? '');
          }
          return found;
        });
      expect(covered, `${path} at ${width} by ${height}`).toEqual([]);
    }
  }
});

test('at 400 % zoom all of the banner can be reached, it does not cover a focused field, and header and banner leave half of the window to the page @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openReady(page, '/contact');
  await expect(consentBanner(page)).toBeVisible();
  const { y } = await bannerBox(page);
  for (const name of ['Reject', 'Accept'] as const) {
    await choice(page, name).focus();
    await expect(choice(page, name)).toBeInViewport({ ratio: 1 });
  }
  await page.mouse.move(160, y + 40);
  await page.mouse.wheel(0, -300);
  await expect(consentBanner(page).getByText('Privacy Preference', { exact: true })).toBeInViewport({ ratio: 1 });

  for (const name of ['Name', 'Email', 'Service']) {
    const field = page.getByRole('main').getByLabel(name, { exact: true });
    await field.focus();
    const isOnTop = (element: Element) => {
      const { top, bottom, left } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((edge) => document.elementFromPoint(left + 20, edge) === element);
    };
    await expect.poll(() => field.evaluate(isOnTop), name).toBe(true);
  }
  const header = (await page.getByRole('banner').boundingBox()) ?? fail('the header');
  expect((await bannerBox(page)).y - Math.max(0, header.y + header.height)).toBeGreaterThanOrEqual(128);
});

test('a choice by keyboard returns the focus, or moves it to the content without a scroll; a click shows no focus ring @thorough', async ({
  page,
}) => {
  await openReady(page, '/services');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await choice(page, 'Reject').focus();
  await page.keyboard.press('Enter');
  await expect(consentBanner(page)).toBeHidden();
  await expect(last).toBeFocused();

  await page.evaluate(() => localStorage.clear());
  await openReady(page, '/services');
  await expect(consentBanner(page)).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await choice(page, 'Accept').focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.evaluate(() => localStorage.clear());
  await openReady(page, '/services');
  await choice(page, 'Reject').click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.getByRole('main').evaluate((main) => main.matches(':focus-visible'))).toBe(false);
});
