import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { site } from '@/content/site';
import { fakeSettings } from '@/scripts/preview/fake-settings';
import { fail, fakes, holdClock, openReady } from './pages';
import { consentBanner } from './visits';

const sdk = `${fakes}/packs/js/sdk.js`;

const bubble = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const otherWays = (page: Page) => page.getByRole('dialog', { name: 'The chat did not open' });

async function expectOtherWays(page: Page) {
  await expect(otherWays(page)).toBeFocused();
  await expect(otherWays(page).getByRole('link', { name: site.emails.general })).toBeVisible();
  for (const { display } of site.phones) {
    await expect(otherWays(page).getByRole('link', { name: display })).toBeVisible();
  }
}

/** The vendor never answers, and the clock stands still once the page is open. */
async function openWithSilentChat(page: Page, path: string) {
  await page.clock.install();
  await page.route(sdk, () => {});
  await openReady(page, path);
  await holdClock(page);
}

test('nothing of the chat loads before its first click; then it opens, with the settings of the specification', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(sdk)) asked.push(request.url());
  });
  await openReady(page, '/services');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await bubble(page).click();
  await expect(page.getByText('Chat fake')).toBeVisible();
  expect(asked).toEqual([sdk]);
  expect(await page.evaluate(() => Reflect.get(window, 'chatwootSettings'))).toEqual({
    hideMessageBubble: false,
    position: 'right',
    locale: 'en',
    type: 'standard',
  });
  const widget = await page.evaluate(() => JSON.stringify(Reflect.get(window, '$chatwoot')));
  expect(JSON.parse(widget)).toMatchObject({ baseUrl: fakes, websiteToken: fakeSettings.chatWebsiteToken });
  // The vendor's own bubble stands in the place of ours.
  await expect(bubble(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close chat window' })).toBeVisible();
});

test('the chat stays open from page to page', async ({ page }) => {
  await openReady(page, '/services');
  await bubble(page).click();
  await expect(page.getByText('Chat fake')).toBeVisible();
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  await expect(page.getByText('Chat fake')).toBeVisible();
});

test('a script that is blocked leads to email and phone; Escape closes them, and the chat can be tried again', async ({
  page,
}) => {
  await page.route(sdk, (route) => route.abort());
  await openReady(page, '/services');
  await bubble(page).click();
  await expectOtherWays(page);
  expect((await new AxeBuilder({ page }).include('.chat').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(otherWays(page)).toHaveCount(0);
  await expect(bubble(page)).toBeFocused();

  await page.unroute(sdk);
  await bubble(page).click();
  await page.getByRole('button', { name: 'Try the chat again' }).click();
  await expect(page.getByText('Chat fake')).toBeVisible();
});

test('trying the chat again leads the keyboard to the bubble that opens it', async ({ page }) => {
  await page.route(sdk, (route) => route.abort());
  await openReady(page, '/services');
  await bubble(page).click();
  await expectOtherWays(page);
  await page.unroute(sdk);
  await page.route(sdk, () => {});
  await page.getByRole('button', { name: 'Try the chat again' }).focus();
  await page.keyboard.press('Enter');
  await expect(otherWays(page)).toHaveCount(0);
  await expect(bubble(page)).toBeFocused();
});

test('the other ways go when the keyboard goes on to the page, which they would cover', async ({ page }) => {
  await page.route(sdk, (route) => route.abort());
  await openReady(page, '/contact');
  await bubble(page).click();
  await expectOtherWays(page);
  await bubble(page).focus();
  await expect(otherWays(page)).toBeVisible();
  await page
    .getByRole('link', { name: /^Schedule Free Call/ })
    .last()
    .focus();
  await expect(otherWays(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Schedule Free Call/ }).last()).toBeFocused();
});

test('so does a script that is none', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(sdk, (route) => route.fulfill({ contentType: 'text/javascript', body: '"Welcome to the Wi-Fi"' }));
  await openReady(page, '/services');
  await bubble(page).click();
  await expectOtherWays(page);
  expect(errors).toEqual([]);
});

test('so does one that has not come after 8 seconds, and not before', async ({ page }) => {
  await openWithSilentChat(page, '/services');
  await bubble(page).click();
  await expect(bubble(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(7900);
  await expect(otherWays(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expectOtherWays(page);
});

test('a failure that comes late does not lie over what the visitor does by then', async ({ page }) => {
  await openWithSilentChat(page, '/contact');
  await bubble(page).click();
  await page.getByLabel('Message').focus();
  await page.clock.runFor(8000);
  await expect(page.getByRole('status').getByText('The chat did not open')).toBeAttached();
  await expect(otherWays(page)).toHaveCount(0);
  await expect(page.getByLabel('Message')).toBeFocused();
  await bubble(page).click();
  await expectOtherWays(page);
});

test('a click before the page answers is kept', async ({ page }) => {
  await page.goto('/services');
  await bubble(page).click();
  await expect(page.getByText('Chat fake')).toBeVisible();
});

test('without JavaScript there is no bubble', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/services');
  await expect(bubble(page)).toBeHidden();
  await context.close();
});

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px neither our bubble nor the vendor’s covers the banner`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openReady(page, '/services');
    await expect(consentBanner(page)).toBeVisible();
    const box = async (name: string | RegExp) => (await page.getByRole('button', { name }).boundingBox()) ?? fail(name);
    const banner = (await consentBanner(page).boundingBox()) ?? fail('banner');
    const isClear = ({ x, y, height }: { x: number; y: number; height: number }) =>
      y + height <= banner.y || x >= banner.x + banner.width;
    expect(isClear(await box('Chat with us'))).toBe(true);
    await bubble(page).click();
    await expect(page.getByText('Chat fake')).toBeVisible();
    expect(isClear(await box('Close chat window'))).toBe(true);
  });
}

test('on a phone the bubble covers nothing that the keyboard comes to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/savings-calculator');
  await consentBanner(page).getByRole('button').first().click();
  const bubbleBox = (await bubble(page).boundingBox()) ?? fail('bubble');
  await page.getByRole('textbox', { name: 'People on your team' }).focus();
  const tools = await page.getByRole('main').getByRole('checkbox').count();
  expect(tools).toBe(14);
  for (let visited = 0; visited < tools; ) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.getAttribute('type')) !== 'checkbox') continue;
    visited += 1;
    const { y, height } = (await focused.boundingBox()) ?? fail('a focused tool');
    expect(y + height, (await focused.getAttribute('name')) ?? '').toBeLessThanOrEqual(bubbleBox.y);
  }
});

test('on a short phone a press on the hero’s button is not the chat’s, which comes with the first scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openReady(page, '/');
  await consentBanner(page).getByRole('button').first().click();
  const action = page.getByRole('main').getByRole('link', { name: 'Schedule a free call' });
  const { x, y, width, height } = (await action.boundingBox()) ?? fail('the button');
  const pressed = ([left, top]: readonly [number, number]) =>
    document.elementFromPoint(left, top)?.closest('a, button')?.textContent;
  expect(await page.evaluate(pressed, [x + width - 10, y + height - 5] as const)).toContain('Schedule a free call');

  await page.mouse.wheel(0, 300);
  await expect(bubble(page)).toHaveCSS('opacity', '1');
  await bubble(page).click();
  await expect(page.getByText('Chat fake')).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const) {
  test(`in a low window of ${width} by ${height} neither header nor banner covers the other ways`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.route(sdk, (route) => route.abort());
    await openReady(page, '/services');
    await expect(consentBanner(page)).toBeVisible();
    await page.mouse.wheel(0, 300);
    await bubble(page).click();
    await expectOtherWays(page);
    for (const control of await otherWays(page).locator('a, button').all()) await control.click({ trial: true });
    await otherWays(page).getByRole('button', { name: 'Close' }).click();
    await expect(otherWays(page)).toHaveCount(0);
  });
}

test('without a scroll the chat of a short phone opens by keyboard, and its other ways stay', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(sdk, (route) => route.abort());
  await openReady(page, '/');
  await expect(bubble(page)).toHaveCSS('opacity', '0');
  await page.keyboard.press('Shift+Tab');
  await expect(bubble(page)).toBeFocused();
  await expect(bubble(page)).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.keyboard.press('Enter');
  await expectOtherWays(page);
  await expect(bubble(page)).toHaveCSS('opacity', '1');
});
