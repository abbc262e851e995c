import { expect, type Locator, type Page, test } from './fixtures';
import { MAX_SHIFT, measureShift, missingTypefaces } from './late-fonts';
import { openWatchingShifts } from './layout-shift';
import { expectHidden, fail, frameDrawn, holdScript, openReady, resize, shownSlide } from './pages';

const slideshow = (page: Page) => page.getByRole('region', { name: 'What we do' });

const slide = (page: Page) => shownSlide(slideshow(page));

/** The sizes of the largest paints so far. */
function largestPaints(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().map((entry) => Number(Reflect.get(entry, 'size'))));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

test('the slides advance every 6 seconds without a layout shift or a new largest paint @smoke', async ({ page }) => {
  await page.clock.install();
  const shiftSoFar = await openWatchingShifts(page, '/');
  const first = (await slide(page).getAttribute('aria-label')) ?? fail('the slide');
  const painted = await largestPaints(page);
  await page.clock.runFor(6000);
  await expect(slide(page)).not.toHaveAttribute('aria-label', first);
  await expect(slide(page).getByRole('figure')).toBeVisible();
  expect(await shiftSoFar()).toBeLessThan(0.02);
  expect(await largestPaints(page)).toEqual(painted);
});

test('while the slides change, the page below and the controls stay where they are; a phone shows each slide with controls and heading, and a wider window its button @thorough', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, '/');
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? fail(`${part}`);
    return y + height;
  };
  const next = page.getByRole('button', { name: 'Next slide' });
  for (const [width, height] of [
    [390, 844],
    [768, 900],
    [1440, 900],
  ] as const) {
    await resize(page, width, height);
    const places = new Set<string>();
    for (let shown = 0; shown < 5; shown++) {
      await next.click();
      places.add(`${await bottomOf(slideshow(page))} ${await bottomOf(next)}`);
      expect(await bottomOf(slide(page).locator('.button')), `the button at ${width} px`).toBeLessThan(height);
      if (width === 390) expect(await bottomOf(slideshow(page))).toBeLessThanOrEqual(height);
    }
    expect([...places], 'where slideshow and controls end, on each slide').toHaveLength(1);
  }

  // The row of slides shows the current one before its bar fills.
  await next.click();
  const bars = slideshow(page).locator('.tabs button');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await frameDrawn(page);
    const looks = await bars.evaluateAll((all) =>
      all.map((bar) => {
        const { fontWeight, boxShadow, borderTopWidth } = getComputedStyle(bar);
        return [fontWeight, boxShadow, borderTopWidth].join();
      }),
    );
    const [first, second, ...others] = looks;
    expect(new Set([first, ...others]).size, 'the four that are not shown look alike').toBe(1);
    expect(second).not.toBe(first);
  }

  // On a phone it has numbers.
  await page.emulateMedia({ forcedColors: 'none' });
  await resize(page, 320, 700);
  const tabs = slideshow(page).getByRole('button', { name: /^Show slide \d of 5: / });
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) {
    const { width, height } = (await tab.boundingBox()) ?? fail('the tab');
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(await tab.evaluate((button) => getComputedStyle(button, '::before').content)).toContain('counter');
  }
  await tabs.nth(3).click();
  await expect(slide(page)).toHaveAttribute('aria-label', '4 of 5');

  // Slides that do not play have no button to pause them.
  await expectHidden(page.getByRole('button', { name: 'Pause slides', includeHidden: true }));
  const filled = bars.nth(3).evaluate((bar) => getComputedStyle(bar, '::after').transform);
  expect(await filled, 'the bar of the slide that is shown').toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
});

test('the bar of the shown slide fills in 6 seconds, waits with it, and is empty again with the next one', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await slideshow(page).hover();
  release();
  await expect(slideshow(page)).toHaveAttribute('data-island', 'ready');
  const bars = () =>
    slideshow(page).evaluate((root) =>
      root
        .querySelector('.tabs')
        ?.getAnimations({ subtree: true })
        .map((bar) => {
          const { duration = 0, progress } = bar.effect?.getComputedTiming() ?? {};
          return { duration, progress: progress ?? 0, playState: bar.playState };
        }),
    );
  await expect.poll(bars).toEqual([{ duration: 6000, progress: 0, playState: 'paused' }]);
  await page.mouse.move(1, 1);
  await expect.poll(bars).toEqual([expect.objectContaining({ playState: 'running' })]);
  await slideshow(page).hover();
  await expect.poll(bars).toEqual([expect.objectContaining({ playState: 'paused' })]);
  const [held] = (await bars()) ?? [];
  expect(held?.progress).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Next slide' }).click();
  expect(await bars(), 'the next one, still under the pointer').toEqual([{ ...held, progress: 0 }]);
});

test.describe('with fonts after the first paint', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

  const PACKAGES = { Arial: 'fonts-liberation', Roboto: 'fonts-roboto-unhinted' };

  for (const system of ['Arial', 'Roboto'] as const) {
    test(`the page stays in place on a phone with ${system} @thorough`, async ({ page, baseURL }) => {
      const missing = (await missingTypefaces(page, system)).join(' and ');
      // The reporter prints how many flows were skipped, but not why.
      if (missing) console.warn(`\nNot tested with late fonts: install ${missing} (Debian: ${PACKAGES[system]}).`);
      test.skip(missing !== '', `not installed: ${missing}`);
      expect(await measureShift(page, `${baseURL}/`, system)).toBeLessThan(MAX_SHIFT);
    });
  }
});
