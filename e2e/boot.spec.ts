import { expect, type Page, test } from '@playwright/test';
import { clientPartsAnswer, openReady } from './pages';

/** A cheap phone: what the visitor does comes before the page's script is through. */
async function openOnSlowPhone(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(path, { waitUntil: 'commit' });
}

/** Addresses of Next's script and payloads that the page asks for, as they come. */
function watchRuntime(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_next\/static\/(chunks|payload)\/.*\.js$|\.txt$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test.describe('before the runtime answers, on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a link leads where it says', async ({ page }) => {
    await openOnSlowPhone(page, '/services');
    await page.getByRole('main').getByRole('link', { name: 'SaaS development' }).first().click();
    await expect(page).toHaveURL('/services/software/saas-development');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a button of an island is pressed once, when it answers', async ({ page }) => {
    await openOnSlowPhone(page, '/');
    const slideshow = page.locator('.slideshow');
    await slideshow.getByRole('button', { name: 'Next slide' }).click();
    await clientPartsAnswer(page);
    await expect(slideshow.getByRole('status')).toHaveText(/^Slide 2 of 5/);
  });

  test('a tick stays, and counts', async ({ page }) => {
    await openOnSlowPhone(page, '/savings-calculator');
    await page.getByRole('checkbox', { name: /^Wiki/ }).check();
    await clientPartsAnswer(page);
    await expect(page.getByRole('checkbox', { name: /^Wiki/ })).toBeChecked();
    await expect(page.locator('#receipt')).toContainText('Wiki');
  });

  test('a team size typed into its box stays, and counts', async ({ page }) => {
    await openOnSlowPhone(page, '/savings-calculator');
    const box = page.getByRole('textbox', { name: 'People on your team, as a number' });
    await box.fill('137');
    await box.blur();
    await clientPartsAnswer(page);
    await expect(box).toHaveValue('137');
    await expect(page.locator('#receipt')).toContainText('137 people');
  });

  test('an opened question stays open', async ({ page }) => {
    await openOnSlowPhone(page, '/services/software/saas-development');
    // The first: while the page still arrives, the last is another one each moment.
    const question = page.locator('main details[name="faq"]').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');
    await clientPartsAnswer(page);
    await expect(question).toHaveAttribute('open', '');
  });

  test('what is typed into a form stays', async ({ page }) => {
    await openOnSlowPhone(page, '/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Example');
    await page.getByRole('combobox', { name: 'Service' }).selectOption('IT Support');
    await clientPartsAnswer(page);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Example');
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('IT Support');
  });
});

test('no script of Next is asked for before the page has loaded, nor any other page before the visitor shows intent', async ({
  page,
}) => {
  const asked = watchRuntime(page);
  let beforeLoad: string[] = [];
  page.once('load', () => {
    beforeLoad = [...asked];
  });
  await page.goto('/');
  expect(beforeLoad).toEqual([]);
  // Without a touch the runtime comes by itself when the browser is idle.
  await page.waitForFunction(() => document.querySelector('[data-runtime-ready]') !== null);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('.txt'))).toEqual([]);
});

test('a page is fetched ahead when the visitor points at its link, once, and then opens without a page load', async ({
  page,
}) => {
  await openReady(page, '/services');
  const asked = watchRuntime(page);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  const link = page.getByRole('main').getByRole('link', { name: 'SaaS development' }).first();
  await link.hover();
  await expect.poll(() => asked.some((path) => path.includes('saas-development'))).toBe(true);
  await link.click();
  await expect(page).toHaveURL('/services/software/saas-development');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('styles left out of the payload are there on every page of a walk, and back', async ({ page }) => {
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section, footer')].map((element) => {
        const { display, backgroundColor, paddingTop, paddingBottom } = getComputedStyle(element);
        return [element.getAttribute('data-section'), display, backgroundColor, paddingTop, paddingBottom].join(' ');
      }),
    );
  // The foot of the page makes room for the consent banner, which is not there before the runtime is.
  await page.addInitScript(() => {
    localStorage.setItem('trackingConsent', 'false');
    localStorage.setItem('trackingConsentDate', new Date().toISOString());
  });
  await page.goto('/services/software/saas-development');
  const alone = await look();
  await openReady(page, '/services');
  const services = await look();
  await page.getByRole('main').getByRole('link', { name: 'SaaS development' }).first().click();
  await expect(page).toHaveURL('/services/software/saas-development');
  await expect.poll(look).toEqual(alone);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect.poll(look).toEqual(services);
});
