import { expect, test } from './fixtures';
import type { Tab } from './tab';

const banner = (tab: Tab) => tab.part('#privacy-preferences');
const button = (tab: Tab, name: string) => tab.part('#privacy-preferences button', name);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`on a first visit at ${width} px the banner is a strip, and the page behind it can be used`, async ({ tab }) => {
    await tab.resize(width, height);
    await tab.openReady('/services');
    await banner(tab).shown();
    const { y, height: own } = await banner(tab).box();
    expect(own).toBeLessThan(height / 4);
    for (const name of ['Accept', 'Reject']) {
      const box = await button(tab, name).box();
      expect(box.y).toBeGreaterThanOrEqual(y);
      expect(box.y + box.height).toBeLessThanOrEqual(y + own);
    }
    await tab.part('main a[href="/services/software/saas-development"]').click();
    await expect.poll(() => tab.path()).toBe('/services/software/saas-development');
    await banner(tab).shown();
  });
}

test('a choice closes the banner and is stored; the footer opens the banner again with the choice', async ({ tab }) => {
  await tab.openReady('/services');
  await button(tab, 'Reject').click();
  await banner(tab).gone();
  await tab.openReady('/contact');
  expect(await banner(tab).count()).toBe(0);
  await tab.part('footer button', 'Privacy preferences').click();
  expect(await banner(tab).text()).toContain('You rejected');
  // The banner gets the focus a moment after it opens, and Escape closes it only while it has the focus.
  await tab.part('#privacy-preferences .title').focused();
  await tab.press('Escape');
  await banner(tab).gone();
  await tab.part('footer button', 'Privacy preferences').focused();
});
