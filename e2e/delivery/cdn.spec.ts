import { site } from '@/content/site';
import type { Listening } from '@/scripts/preview/loopback';
import { field, fillIn, form, SENT, send } from '../contact-form';
import { expect, type Page, test } from '../fixtures';
import { mailsFrom } from '../inbox';
import { frameDrawn, holdScript, hydrated } from '../pages';
import { ownAddress } from '../requests';
import { type Switch, startCdn } from './cdn';

let cdn: Listening | undefined;
test.afterEach(() => cdn?.close());

/** Opens a page as the CDN sends it. Returns a function that lets its script run, and says whether React kept the elements. */
async function openBeforeScript(page: Page, on: readonly Switch[], path: string) {
  cdn = await startCdn(on);
  const release = await holdScript(page);
  await page.goto(cdn.origin + path);
  const heading = await page.locator('h1').elementHandle();
  return async () => {
    release();
    await hydrated(page);
    return heading?.evaluate((element) => element.isConnected);
  };
}

/** Sends the contact form, which was begun before the script has run. */
async function sendBegunMessage(page: Page) {
  const address = ownAddress();
  await expect(field(page, 'Name')).toHaveValue('Ada');
  await fillIn(page, address);
  // A form that is sent sooner counts as filled in by a robot.
  await page.clock.fastForward(3000);
  await send(page).click();
  await expect(form(page).getByText(SENT)).toBeVisible();
  expect(await mailsFrom(address)).toHaveLength(1);
}

const HARMLESS: Switch[] = ['Rocket Loader', 'Email Address Obfuscation'];

for (const name of HARMLESS) {
  test(`${name}: addresses are readable links, and a message that was begun before the script is sent @thorough`, async ({
    page,
  }) => {
    await page.clock.install();
    const hydrate = await openBeforeScript(page, [name], '/contact');
    for (const address of Object.values(site.emails)) {
      const link = page.getByRole('main').getByRole('link', { name: address }).first();
      await expect(link).toHaveAttribute('href', `mailto:${address}`);
    }
    await field(page, 'Name').fill('Ada');
    expect(await hydrate()).toBe(true);
    await sendBegunMessage(page);
  });
}

test.describe('with all switches and a minifier React renders pages anew, because their comments are gone', () => {
  test.use({ expectedErrors: /Minified React error #418/ });

  const ALL: Switch[] = ['Rocket Loader', 'Email Address Obfuscation', 'a minifier'];

  test('a message that was begun before the script keeps text, focus and place, and is sent @thorough', async ({
    page,
  }) => {
    await page.clock.install();
    const hydrate = await openBeforeScript(page, ALL, '/contact');
    await field(page, 'Name').fill('Ada');
    await field(page, 'Message').focus();
    const place = await page.evaluate(() => window.scrollY);
    await hydrate();
    await expect(field(page, 'Message')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await sendBegunMessage(page);
  });

  test('home stays where the visitor is, with the same words in view @thorough', async ({ page }) => {
    const hydrate = await openBeforeScript(page, ALL, '/');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await frameDrawn(page);
    const place = () => page.evaluate(() => [window.scrollY, document.elementFromPoint(400, 400)?.textContent]);
    const before = await place();
    await hydrate();
    expect(await place()).toEqual(before);
  });
});
