import { expect, test } from './fixtures';
import type { Tab } from './tab';

const banner = (tab: Tab) => tab.part('#privacy-preferences');
const button = (tab: Tab, name: string) => tab.part('#privacy-preferences button', name);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`on a first visit at ${width} px the banner asks in a strip, and the page behind it can be used`, async ({
    tab,
  }) => {
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

test('a choice closes the banner, is kept, and the footer opens it again with the choice in it', async ({ tab }) => {
  await tab.openReady('/services');
  await button(tab, 'Reject').click();
  await banner(tab).gone();
  await tab.openReady('/contact');
  expect(await banner(tab).count()).toBe(0);
  await tab.part('footer button', 'Privacy preferences').click();
  expect(await banner(tab).text()).toContain('You rejected');
  // The banner comes before the focus does, and Escape closes it only from inside.
  await tab.part('#privacy-preferences .title').focused();
  await tab.press('Escape');
  await banner(tab).gone();
  await tab.part('footer button', 'Privacy preferences').focused();
});
