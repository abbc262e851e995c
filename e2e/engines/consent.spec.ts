import { expect, test } from './fixtures';
import type { Tab } from './tab';

const banner = (tab: Tab) => tab.part('#privacy-preferences');
const button = (tab: Tab, name: string) => tab.part('#privacy-preferences button', name);

test('on a first visit on a phone the banner is a strip, and the page behind it can be used', async ({ tab }) => {
  await tab.resize(390, 844);
  await tab.openReady('/services');
  await banner(tab).shown();
  const { y, height } = await banner(tab).box();
  expect(height).toBeLessThan(844 / 4);
  for (const name of ['Accept', 'Reject']) {
    const box = await button(tab, name).box();
    expect(box.y).toBeGreaterThanOrEqual(y);
    expect(box.y + box.height).toBeLessThanOrEqual(y + height);
  }
  await tab.part('main a[href="/services/software/saas-development"]').click();
  await expect.poll(() => tab.path()).toBe('/services/software/saas-development');
  await banner(tab).shown();
});

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
