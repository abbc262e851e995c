import { site } from '@/content/site';
import { fakeSettings } from '@/scripts/preview/fake-environment';
import { expect, type Page, test } from './fixtures';
import { axeViolations, fail, fakes, openReady, resize } from './pages';
import { reject } from './visits';

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

// every-route.spec.ts checks on each page that nothing of the chat loads before the first click.
test('a click opens the chat with the settings of the specification, also before hydration; it stays open on the next page @smoke', async ({
  page,
}) => {
  await page.goto('/services');
  await bubble(page).click();
  await expect(page.getByText('Chat fake')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'chatwootSettings'))).toEqual({
    hideMessageBubble: false,
    position: 'right',
    locale: 'en',
    type: 'standard',
  });
  const widget = await page.evaluate(() => JSON.stringify(Reflect.get(window, '$chatwoot')));
  expect(JSON.parse(widget)).toMatchObject({ baseUrl: fakes, websiteToken: fakeSettings.chatWebsiteToken });
  // The vendor's own bubble replaces ours.
  await expect(bubble(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close chat window' })).toBeVisible();
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  await expect(page.getByText('Chat fake')).toBeVisible();
});

test('a chat that is blocked, or answered by another script, leads to email and phone, and can be tried again', async ({
  page,
}) => {
  await page.route(sdk, (route) => route.fulfill({ contentType: 'text/javascript', body: '"Welcome to the Wi-Fi"' }));
  await openReady(page, '/contact');
  await bubble(page).click();
  await expectOtherWays(page);
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(otherWays(page)).toHaveCount(0);
  await expect(bubble(page)).toBeFocused();

  // The dialog closes when the focus moves on: it would cover the next focused element.
  await bubble(page).click();
  await expectOtherWays(page);
  await bubble(page).focus();
  await expect(otherWays(page)).toBeVisible();
  const booking = page
    .getByRole('main')
    .getByRole('link', { name: /^Book a free call/ })
    .last();
  await booking.focus();
  await expect(otherWays(page)).toHaveCount(0);
  await expect(booking).toBeFocused();

  await bubble(page).click();
  await expectOtherWays(page);
  await page.unroute(sdk);
  await page.getByRole('button', { name: 'Try the chat again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chat fake')).toBeVisible();
});

test('the vendor’s bubble and window lie over neither bar nor page: the bubble stands where ours stood @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/services');
  await reject(page);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await bubble(page).click();
  const close = page.getByRole('button', { name: 'Close chat window' });
  const dock = page.getByRole('group', { name: 'Call, book or chat' });
  for (const width of [320, 768, 1152, 1440]) {
    await resize(page, width, 844);
    await close.click({ trial: true });
    const { x, y, height } = (await close.boundingBox()) ?? fail('the vendor’s bubble');
    if (width < 768) {
      const bar = (await dock.boundingBox()) ?? fail('the dock');
      expect(y, `in the dock at ${width} px`).toBeGreaterThanOrEqual(bar.y);
      const frame = (await page.locator('[data-fake="chat"]').boundingBox()) ?? fail('the window');
      expect(frame.y + frame.height, `the window above the dock at ${width} px`).toBeLessThanOrEqual(bar.y + 1);
      for (const name of [/^Call/, /^Book a free call/]) await dock.getByRole('link', { name }).click({ trial: true });
    } else if (width < 1392) {
      const header = (await page.getByRole('banner').boundingBox()) ?? fail('the header');
      expect(y + height, `in the header at ${width} px`).toBeLessThanOrEqual(header.y + header.height);
      for (const name of [/^Call/, /^Book a free call/])
        await page.getByRole('banner').getByRole('link', { name }).click({ trial: true });
      if (width < 1152) await page.getByRole('button', { name: 'Open menu' }).click({ trial: true });
    } else {
      const right = await page.locator('.site-footer .wrap').evaluate((part) => part.getBoundingClientRect().right);
      expect(x, `beside the page at ${width} px`).toBeGreaterThanOrEqual(right);
    }
  }
});
