import { WINDOWS } from '../pages';
import { countPages } from '../pdf';
import { expect, test } from './fixtures';
import type { Tab } from './tab';

const LINK = '/platforms#bill=25,vps-growth,team-chat,website-business';

const receipt = (tab: Tab) => tab.part('header button', /^My bill/);
const sheet = (tab: Tab) => tab.part('.my-bill');
const button = (tab: Tab, name: string | RegExp) => tab.part('.my-bill button', name);
const sums = (tab: Tab) => tab.part('.bill-sums').text();

for (const [width, height] of WINDOWS) {
  test(`at ${width} px a shared bill opens below the header or from the lower edge, inside the window; the banner is answered while it is open`, async ({
    tab,
  }) => {
    await tab.resize(width, height);
    await tab.openReady(LINK);
    // The bill makes room for the banner, whichever of them opens first.
    const overlap = async () => {
      const bill = await sheet(tab).box();
      return bill.y + bill.height - (await tab.part('#privacy-preferences').box()).y;
    };
    await expect.poll(overlap).toBeLessThanOrEqual(2);
    const box = await sheet(tab).box();
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y).toBeGreaterThan(50);
    expect(box.height).toBeGreaterThan(200);
    if (width < 768) expect(box.height).toBeLessThanOrEqual(0.85 * height);
    await expect.poll(() => sums(tab)).toBe('Every month$115One time$1,999');
    expect(await tab.path()).toBe('/platforms');
    await tab.part('#privacy-preferences button', 'Reject').click();
    await tab.part('#privacy-preferences').gone();
    if (width >= 768) return;
    const gapAboveDock = async () => {
      const { y, height } = await sheet(tab).box();
      return Math.abs(y + height - (await tab.part('.dock').box()).y);
    };
    await expect.poll(gapAboveDock).toBeLessThanOrEqual(1);
  });
}

test('a line is crossed out under the red pen, put back, and stays for the next page', async ({ tab }) => {
  await tab.openReady(LINK);
  await button(tab, 'Cross out Growth VPS').click();
  expect(await tab.part('.my-bill s').text()).toBe('$65');
  expect(await tab.part('.my-bill s').style('background-image')).toContain('gradient');
  await expect.poll(() => sums(tab)).toBe('Every month$50One time$1,999');
  await button(tab, 'Put back: Growth VPS').click();
  await expect.poll(() => sums(tab)).toBe('Every month$115One time$1,999');
  await button(tab, 'Cross out Team chat').click();
  await button(tab, 'Close my bill').click();
  await sheet(tab).gone();
  await receipt(tab).focused();
  await tab.openReady('/services');
  await tab.part('header button', 'My bill, 2 lines').shown();
});

test('the open bill prints as one sheet with the line that says whose it is, and nothing else of the page', async ({
  tab,
}) => {
  await tab.openReady(LINK);
  await sheet(tab).shown();
  await tab.evaluate(() => {
    matchMedia('print').addEventListener('change', ({ matches }) => {
      if (!matches) return;
      const parts = [
        '.bill-print',
        '.printed-line',
        'main',
        '.site-header',
        '.site-footer',
        '.my-bill',
        '#privacy-preferences',
      ];
      const shown = parts.filter((selector) => document.querySelector(selector)?.checkVisibility());
      document.documentElement.dataset.printed = JSON.stringify(shown);
    });
  });
  expect(countPages(await tab.driver.print())).toBe(1);
  expect(await tab.evaluate(() => document.documentElement.dataset.printed)).toBe('[".bill-print",".printed-line"]');
});
