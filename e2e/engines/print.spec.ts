import { WINDOWS } from '../pages';
import { countPages } from '../pdf';
import { expect, test } from './fixtures';

const screenOnly = ['.site-header', '.site-footer', '.total-bar', '.bubble', '#privacy-preferences'];

for (const [width, height] of WINDOWS) {
  test(`printed from a window of ${width} px, the bill is one sheet without header, footer and banner`, async ({
    tab,
  }) => {
    await tab.resize(width, height);
    await tab.openReady('/savings-calculator');
    await tab.part('#privacy-preferences').shown();
    // Every engine fires this event when it applies the print styles.
    await tab.evaluate((selectors) => {
      const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
      matchMedia('print').addEventListener('change', ({ matches }) => {
        if (!matches) return;
        const shown = [...selectors, 'aside .receipt', 'aside s', '.printed-line'].filter(isShown);
        document.documentElement.dataset.printed = JSON.stringify(shown);
      });
    }, screenOnly);
    const pdf = await tab.driver.print();
    expect(countPages(pdf)).toBe(1);
    expect(await tab.evaluate(() => document.documentElement.dataset.printed)).toBe(
      '["aside .receipt","aside s",".printed-line"]',
    );
  });
}

test('on paper receipts have no torn edge: Firefox prints nothing of what has such a mask', async ({ tab }) => {
  await tab.openReady('/contact');
  await tab.evaluate(() => {
    matchMedia('print').addEventListener('change', ({ matches }) => {
      if (!matches) return;
      const masks = [...document.querySelectorAll('main .receipt')].map((part) => getComputedStyle(part).maskImage);
      document.documentElement.dataset.printed = masks.join();
    });
  });
  await tab.driver.print();
  expect(await tab.evaluate(() => document.documentElement.dataset.printed)).toBe('none');
});
