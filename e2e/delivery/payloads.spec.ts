import { expect, type Page, test } from '../fixtures';
import { openReady } from '../pages';

test.use({ expectedErrors: /Failed to fetch RSC payload|status of 502|Minified React error #412/ });

type Answer = { status?: number; contentType: string; body: string };

/** What a proxy makes of the files with which the router shows the next page. */
const answers: Record<string, (payload: string) => Answer> = {
  'the login page of a network': () => ({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  'an error page': () => ({ status: 502, contentType: 'text/html', body: '<!doctype html><title>Bad gateway</title>' }),
  'its first half': (payload) => ({ contentType: 'text/plain', body: payload.slice(0, payload.length / 2) }),
};

const portfolio = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' });

for (const [change, answer] of Object.entries(answers)) {
  test(`a pressed link arrives where a proxy answers a payload with ${change} @thorough`, async ({ page }) => {
    await openReady(page, '/services');
    await page.route(/\.txt(\?|$)/, async (route) => {
      const response = await route.fetch();
      await route.fulfill(answer(await response.text()));
    });
    const loaded = page.waitForResponse(/\.txt(\?|$)/);
    await portfolio(page).hover();
    await loaded;
    await portfolio(page).click();
    await expect(page).toHaveURL('/about/portfolio');
    await expect(page.getByRole('heading', { level: 1, name: /^Portfolio/ })).toBeVisible();
  });
}
