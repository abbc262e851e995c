import { expect, test } from './fixtures';
import { openReady } from './pages';

// Every flow fails on a violation of the Content-Security-Policy (fixtures.ts). This one checks that violations are seen.
test('a picture of another host, an inline script and markup set by script are blocked and reported', async ({
  page,
  pageErrors,
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
  await expect.poll(() => pageErrors.join('\n')).toMatch(/elsewhere\.example\/pixel\.png.*img-src/s);
  await expect.poll(() => pageErrors.join('\n')).toMatch(/TrustedHTML/);
  pageErrors.length = 0;
});

test('a flow fails when its page logs an error', async ({ page }) => {
  test.fail();
  await page.goto('/contact');
  await page.evaluate(() => console.error('Something broke'));
});
