import { PRIVACY_PREFERENCES_ID } from '@/content/frame-ids';
import { errors, send } from './contact-form';
import { expect, test } from './fixtures';
import { clientPartsReady, openReady, resize, WINDOWS } from './pages';
import { planButton } from './requests';

const FILES = '**/_next/static/chunks/**/*.js';

test('a file of the runtime that fails to load once is requested again @thorough', async ({ page }) => {
  const seen = new Set<string>();
  await page.route(FILES, (route) => {
    const isFirst = !seen.has(route.request().url());
    seen.add(route.request().url());
    return isFirst ? route.abort() : route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await clientPartsReady(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await send(page).click();
  await expect(errors(page)).toContainText('required');
});

test('when the runtime fails to load, the contact form keeps the typed text and offers email and phone at once @thorough', async ({
  page,
}) => {
  await page.route(FILES, (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Two servers, please');
  // An alert: a screen reader does not say a status that a style sheet shows.
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page did not load' });
  await expect(notice.getByRole('link')).toHaveCount(3);
  await expect(send(page)).toBeHidden();
  await expect(page.getByLabel('Message')).toHaveValue('Two servers, please');
});

test('when the runtime fails to load, the button of a plan leads to the contact page @thorough', async ({ page }) => {
  await page.route(FILES, (route) => route.abort());
  await page.goto('/dohtech-startup-launchpad');
  await planButton(page, 'startup-boost').click();
  await expect(page).toHaveURL('/contact?service=Startup%20Services&plan=startup-boost');
});

test('when the boot script fails to load, the header scrolls away, and the style sheet shows the notice after twelve seconds, above everything else @thorough', async ({
  page,
}) => {
  await page.route('**/boot-*.js', (route) => route.abort());
  for (const path of ['/contact', '/savings-calculator']) {
    await page.goto(path);
    const notice = page.locator('.script-failed');
    await expect(notice).toBeHidden();
    const waits = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        if (!(animation instanceof CSSAnimation) || animation.animationName !== 'tell') return [];
        const { delay } = animation.effect?.getTiming() ?? {};
        animation.finish();
        return delay ?? [];
      }),
    );
    expect(waits).toEqual([12_000]);
    await expect(notice).toContainText('Part of this page did not load');
    for (const [width, height] of WINDOWS) {
      await resize(page, width, height);
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(notice.getByRole('link')).not.toHaveCount(0);
      for (const link of await notice.getByRole('link').all()) await link.click({ trial: true });
    }
    // The header has no background then, so it must not stay over the text.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  }
});

test.describe(() => {
  test.use({ expectedErrors: /React error #418/ });

  test('a content blocker that removes the consent banner again and again leaves the rest of the page @thorough', async ({
    page,
  }) => {
    await page.addInitScript((id) => {
      const remove = () => document.getElementById(id)?.remove();
      new MutationObserver(remove).observe(document, { childList: true, subtree: true });
    }, PRIVACY_PREFERENCES_ID);
    await openReady(page, '/contact');
    await send(page).click();
    await expect(errors(page)).toContainText('required');
  });
});

test.describe('on the way to the next page', () => {
  test.use({ expectedErrors: /Failed to load chunk/ });

  test('files that fail to load make the browser load the page @thorough', async ({ page }) => {
    await openReady(page, '/services');
    await page.route(FILES, (route) => route.abort());
    const loaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await loaded;
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: /Contact us/ })).toBeVisible();
  });
});

test.describe('when the layout throws', () => {
  test.use({ expectedErrors: /not a constructor/ });

  test('"Try again" loads the page @thorough', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('seen')) return;
      sessionStorage.setItem('seen', 'yes');
      Object.defineProperty(window, 'IntersectionObserver', { value: null });
    });
    await page.goto('/contact');
    // Starts the runtime.
    await page.mouse.move(1, 1);
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Contact us/ })).toBeVisible();
  });
});
