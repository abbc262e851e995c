import { expect, type Page, test } from '@playwright/test';
import { openWatchingShifts } from './layout-shift';
import { fail, holdClock, holdScript, openReady } from './pages';

const slideshow = (page: Page) => page.getByRole('region', { name: 'What we do' });

/** Two turns and a half. A whole number of rounds would end where it began, whether the hero waited or not. */
const LONG_MS = 15_000;

/** Only the slide that shows is in the accessibility tree. */
const slide = (page: Page) => slideshow(page).getByRole('group');

test('the hero turns by itself every 6 seconds, round the end, and waits under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(5000);
  await expect(slideshow(page)).toHaveAttribute('data-island', 'ready');
  const first = await slide(page).getAttribute('aria-label');
  await page.clock.runFor(6000);
  expect(await slide(page).getAttribute('aria-label')).not.toBe(first);
  await slideshow(page).hover();
  const held = await slide(page).getAttribute('aria-label');
  await page.clock.runFor(LONG_MS);
  await expect(slide(page)).toHaveAttribute('aria-label', held ?? '');
});

test('a hero under a pointer or with the focus before the page answers waits all the same', async ({ page }) => {
  await page.clock.install();
  for (const arrive of [
    () => slideshow(page).hover(),
    () => slideshow(page).getByRole('link', { name: 'See startup services' }).focus(),
  ]) {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.mouse.move(1, 1);
    await arrive();
    release();
    await page.clock.runFor(1000);
    await expect(slideshow(page)).toHaveAttribute('data-island', 'ready');
    const held = await slide(page).getAttribute('aria-label');
    await page.clock.runFor(LONG_MS);
    await expect(slide(page)).toHaveAttribute('aria-label', held ?? '');
  }
});

test('buttons turn the hero both ways round the ends, and the change is announced', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(slide(page)).toHaveAttribute('aria-label', /^5 of 5/);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide(page)).toHaveAttribute('aria-label', /^1 of 5/);
  await expect(slideshow(page).getByRole('status')).toHaveText(/^Slide 1 of 5: Your tech bill/);
});

test('visitors who asked for less motion get no button to pause what does not play', async ({ page }) => {
  await openReady(page, '/');
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  const filled = slideshow(page)
    .locator('.progress [data-active="true"]')
    .evaluate((bar) => getComputedStyle(bar, '::after').transform);
  expect(await filled, 'the bar of the slide that is shown').toBe('none');
});

for (const width of [320, 390]) {
  test(`at ${width} px too a progress bar stands above the buttons, fills, and begins anew with each slide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await openReady(page, '/');
    await holdClock(page);
    const bar = slideshow(page).locator('.progress');
    const active = bar.locator('[data-active="true"]');
    const part = () => active.evaluate((element) => Number(element.style.getPropertyValue('--part')));
    await page.getByRole('button', { name: 'Next slide' }).evaluate((button: HTMLElement) => button.click());
    expect(await part()).toBe(0);
    await page.clock.runFor(4500);
    expect(await part()).toBeCloseTo(0.75);
    const buttons = await page.getByRole('button', { name: 'Next slide' }).boundingBox();
    const box = await bar.boundingBox();
    expect(box?.width).toBeGreaterThan(width - 60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(buttons?.y ?? 0);
    await page.getByRole('button', { name: 'Next slide' }).evaluate((button: HTMLElement) => button.click());
    expect(await part()).toBe(0);
  });
}

test('the bars say which slide is shown before any of its time has passed', async ({ page }) => {
  await openReady(page, '/');
  // The pointer stays on the button and holds the clock.
  await page.getByRole('button', { name: 'Next slide' }).click();
  const bars = slideshow(page).locator('.progress > span');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const looks = await bars.evaluateAll((all) =>
      all.map((bar) => {
        const { backgroundColor, height, outlineStyle, outlineWidth } = getComputedStyle(bar);
        return [backgroundColor, height, outlineStyle, outlineWidth].join();
      }),
    );
    const [first, second, ...others] = looks;
    expect(new Set([first, ...others]).size, 'the four that are not shown look alike').toBe(1);
    expect(second).not.toBe(first);
  }
  const part = await bars.nth(1).evaluate((bar) => Number(bar.style.getPropertyValue('--part')));
  expect(part, 'nothing of the bar has filled').toBe(0);
});

test('the first offer opens the booking page in a new tab, the others their page', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Pause slides' }).click();
  const booking = slide(page).getByRole('link', { name: /Schedule a free call/ });
  await expect(booking).toHaveAttribute('target', '_blank');
  await expect(booking).toHaveAttribute('rel', /noopener/);
  for (const path of [
    '/software-development',
    '/startup-services',
    '/cms-wordpress-development',
    '/managed-services',
  ]) {
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(slide(page).getByRole('link')).toHaveAttribute('href', path);
  }
});

test('a click made before the page answers is kept and replayed, not lost', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(slideshow(page)).toHaveAttribute('data-island', 'waiting');
  release();
  await expect(slideshow(page).getByRole('status')).toHaveText(/^Slide 2 of 5/);
});

test('all five slides and all reasons can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(slideshow(page).getByRole('heading', { level: 2 })).toHaveCount(5);
  await expect(
    page.getByRole('region', { name: 'Why teams hand us the keys' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  await context.close();
});

test('a swipe, a dot and an arrow key turn the reasons', async ({ page }) => {
  await openReady(page, '/');
  const reasons = page.getByRole('region', { name: 'Why teams hand us the keys' });
  await reasons.scrollIntoViewIfNeeded();
  const box = await reasons.getByRole('group').boundingBox();
  if (!box) throw new Error('the carousel has no box');
  const y = box.y + 60;
  // On a busy machine the pauses between mouse events can make a swipe slow: then it is swiped again.
  await expect(async () => {
    await page.mouse.move(box.x + 400, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 150, y, { steps: 5 });
    await page.mouse.up();
    await expect(reasons.getByRole('group')).not.toHaveAttribute('aria-label', /^1 of 5/, { timeout: 500 });
  }).toPass();
  await reasons.getByRole('button', { name: /Show 5 of 5/ }).click();
  await page.keyboard.press('ArrowRight');
  await expect(reasons.getByRole('group')).toHaveAttribute('aria-label', /^1 of 5/);
});

test('home shows the four newest posts, each leading to its own page in a new tab', async ({ page }) => {
  await openReady(page, '/');
  const links = page.locator('#blog').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(links.first()).toHaveAttribute('target', '_blank');
});

test('nothing moves while the page comes alive and turns its first slide', async ({ page }) => {
  await page.clock.install();
  const shiftSoFar = await openWatchingShifts(page, '/');
  const before = (await slide(page).getAttribute('aria-label')) ?? fail('the slide');
  await page.clock.runFor(6000);
  await expect(slide(page)).not.toHaveAttribute('aria-label', before);
  expect(await shiftSoFar()).toBeLessThan(0.02);
});
