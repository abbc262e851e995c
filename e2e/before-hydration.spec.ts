import { expect, type Page, test } from './fixtures';
import { clientPartsReady, frameDrawn, holdAnswers, holdScript, hydrated, shownSlide } from './pages';

// On a slow network or a slow phone visitors use the page before its script has loaded.

/** Opens a page without its script. Returns a function that lets the script load and waits for hydration. */
async function openBeforeScript(page: Page, path: string) {
  const release = await holdScript(page);
  await page.goto(path);
  return async () => {
    release();
    await clientPartsReady(page);
  };
}

test('each press on a slide button counts, Pause never plays, and a link opens its page @thorough', async ({
  page,
}) => {
  const hydrate = await openBeforeScript(page, '/');
  const slideshow = page.locator('.slideshow');
  const press = (name: string, clickCount = 1) => slideshow.getByRole('button', { name }).click({ clickCount });
  for (let presses = 0; presses < 3; presses++) await press('Next slide');
  await press('Pause slides', 3);
  await expect(slideshow).toHaveAttribute('data-island', 'waiting');
  await hydrate();
  await expect(shownSlide(slideshow)).toHaveAttribute('aria-label', /^4 of \d$/);
  await expect(slideshow.getByRole('button', { name: 'Play slides' })).toBeVisible();

  const hydrateAgain = await openBeforeScript(page, '/');
  // It pauses the slides, too, and then the button would play them.
  await press('5 people more');
  await press('Pause slides');
  await hydrateAgain();
  await expect(slideshow.getByRole('button', { name: 'Play slides' })).toBeVisible();

  await openBeforeScript(page, '/services');
  await page.getByRole('main').getByRole('link', { name: 'SaaS development' }).first().click();
  await expect(page).toHaveURL('/services/software/saas-development');
});

test('Enter in a form before even the boot script has loaded does not stop the page’s scripts @thorough', async ({
  page,
}) => {
  for (const path of ['/login', '/contact', '/savings-calculator']) {
    const release = await holdAnswers(page, '**/boot-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    for (const field of await page.locator('main form input[required]').all()) await field.fill('ada@example.org');
    await page.locator('main form input').first().press('Enter');
    // Chromium ends the loading of a page whose form navigates.
    await frameDrawn(page);
    release();
    await hydrated(page);
  }
});

test('Next’s script waits until the page has loaded, and another page is prefetched only on hover @thorough', async ({
  page,
}) => {
  // Next's scripts and payloads.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_next\/static\/(chunks|payload)\/.*\.js$|\.txt$/.test(pathname)) asked.push(pathname);
  });
  let beforeLoad: string[] = [];
  page.once('load', () => {
    beforeLoad = [...asked];
  });
  await page.goto('/services');
  expect(beforeLoad).toEqual([]);
  // Without input the runtime loads when the browser is idle.
  await page.waitForFunction(() => document.querySelector('[data-runtime-ready]') !== null);
  await clientPartsReady(page);
  expect(asked.filter((path) => path.endsWith('.txt'))).toEqual([]);

  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  const link = page.getByRole('main').getByRole('link', { name: 'SaaS development' }).first();
  await link.hover();
  await expect.poll(() => asked.some((path) => path.includes('saas-development'))).toBe(true);
  await link.click();
  await expect(page).toHaveURL('/services/software/saas-development');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});
