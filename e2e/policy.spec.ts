import { expect, type Page, test } from '@playwright/test';
import * as enquiry from './enquiry';
import { hydrated, openReady, routes } from './pages';
import { expectNothingStopped, watchPolicy } from './policy';
import { openAtEase, ownAddress } from './requests';
import { acceptVisits, arrivals, deviceId } from './visits';
import * as vps from './vps';
import * as wizard from './wizard';

let stopped: string[];

test.beforeEach(async ({ context }) => {
  stopped = await watchPolicy(context);
});

test.afterEach(async ({ page }) => {
  await expectNothingStopped(page, stopped);
});

// In parts, so that they run beside each other.
const PARTS = 4;
for (let part = 0; part < PARTS; part += 1) {
  const paths = routes.map(({ path }) => path).filter((_, index) => index % PARTS === part);
  test(`every route works under the policy, part ${part + 1}: ${paths[0]} to ${paths.at(-1)}`, async ({ page }) => {
    for (const path of paths) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy'], path).toMatch(/^default-src 'none'; script-src 'self'/);
      await hydrated(page);
    }
  });
}

test('what the policy stops is noticed: a foreign picture, an inline script, markup set by script', async ({
  page,
}) => {
  await openReady(page, '/privacy');
  const outcome = await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/pixel.png';
    const attempts = {
      script: () => document.body.append(Object.assign(document.createElement('script'), { text: 'alert(1)' })),
      address: () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }),
      markup: () => Object.assign(document.body, { innerHTML: '<p onclick="alert(1)">' }),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} passed`;
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : error}`;
      }
    });
  });
  expect(outcome).toEqual(['script: TypeError', 'address: TypeError', 'markup: TypeError']);
  await expect.poll(() => stopped.join('\n')).toMatch(/img-src stopped https:\/\/elsewhere.example/);
  await expect.poll(() => stopped.join('\n')).toMatch(/require-trusted-types-for stopped/);
  stopped.length = 0;
});

test('pages follow each other without a page load', async ({ page }) => {
  await openReady(page, '/services');
  const links = page.getByRole('main').getByRole('link', { name: /development|hosting|support|management/i });
  const paths = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  for (const path of [...paths.slice(0, 8), '/', '/savings-calculator', '/about/portfolio', '/insights', '/contact']) {
    await follow(page, path);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('an enquiry is sent', async ({ page }, { testId }) => {
  await openAtEase(page, '/contact');
  await enquiry.fillIn(page, ownAddress(testId));
  await enquiry.send(page).click();
  await expect(enquiry.form(page).getByText(enquiry.SENT)).toBeVisible();
});

test('a VPS is requested in its dialog', async ({ page }, { testId }) => {
  await vps.openDialog(page);
  await vps.fillIn(page, ownAddress(testId));
  await vps.submit(page).click();
  await expect(page.getByText('Request Submitted!')).toBeVisible();
});

test('the wizard is walked to its end', async ({ page }, { testId }) => {
  await wizard.openWizard(page);
  await wizard.goToConfirmation(page, ownAddress(testId));
  await wizard.button(page, /Submit Request/).click();
  await expect(page.getByText('Request Submitted!')).toBeVisible();
});

test('the calendar and the chat come when they are asked for', async ({ page }) => {
  await openReady(page, '/contact');
  await page.getByRole('button', { name: 'Show the calendar' }).click();
  await expect(page.getByText('Calendar fake (month_view)')).toBeVisible();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByText('Chat fake')).toBeVisible();
});

test('a visit is tracked with its place, and arrives', async ({ page, context }) => {
  await openReady(page, '/services');
  await acceptVisits(page);
  const device = await deviceId(page);
  await follow(page, '/insights');
  await page.goto('about:blank');
  await expect.poll(() => arrivals(context, device)).not.toEqual([]);
});

test('the blog is refreshed, its topics and its links work', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const refresh = page.waitForResponse(/\/ghost\/api\//);
  await openReady(page, '/about/blogs');
  expect((await refresh).status()).toBe(200);
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  await follow(page, '/about/blogs/tag/wordpress');
});

test('the calculator counts, copies and saves', async ({ page }) => {
  await openReady(page, '/savings-calculator');
  await page.getByRole('checkbox', { name: 'Team chat' }).check();
  await expect(page.getByRole('complementary', { name: 'Your receipt' })).toContainText('Team chat');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('the portfolio is filtered and a client logs in', async ({ page }) => {
  await openReady(page, '/about/portfolio');
  await page.getByRole('main').getByRole('link', { name: 'Websites' }).first().click();
  await expect(page).toHaveURL(/category=Websites/);
  await openReady(page, '/login');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/client-dashboard');
});

/** Follows the page's link to a path, wherever it stands, menu and footer included. */
async function follow(page: Page, path: string) {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveURL(path);
}
