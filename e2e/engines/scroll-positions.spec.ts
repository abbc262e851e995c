import { areClientPartsReady } from '../pages';
import { expect, test } from './fixtures';
import type { Tab } from './tab';

/** Pixels between the top of the window and that of the section with this anchor. */
async function topOf(tab: Tab, anchor: string) {
  await tab.waitFor(areClientPartsReady);
  await tab.frameDrawn();
  return tab.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, anchor);
}

/** Reloads the page. While the old document goes away, evaluating in it fails. */
async function reload(tab: Tab) {
  await tab.evaluate(() => {
    document.documentElement.dataset.old = '';
    setTimeout(() => location.reload());
  });
  const isNew = () => tab.evaluate(() => document.documentElement.dataset.old === undefined);
  await expect.poll(() => isNew().catch(() => false)).toBe(true);
}

test('a link to a section far below leads there, and a reload stays there', async ({ tab }) => {
  await tab.open('/managed-services#projects');
  const top = await topOf(tab, 'projects');
  expect(Math.abs(top)).toBeLessThan(200);
  await reload(tab);
  expect(Math.abs((await topOf(tab, 'projects')) - top)).toBeLessThan(2);
});

test('a link within the page leads to its section, clicked before others are laid out', async ({ tab }) => {
  await tab.open('/');
  await tab.part('main a[href="/#one-bill"]').click();
  await expect.poll(async () => Math.abs(await topOf(tab, 'one-bill'))).toBeLessThan(200);
});

test('a reload in the middle of a page stays there', async ({ tab }) => {
  await tab.openReady('/');
  await topOf(tab, 'why');
  await tab.evaluate(() => document.getElementById('why')?.scrollIntoView({ behavior: 'instant' }));
  const top = await topOf(tab, 'why');
  await reload(tab);
  expect(Math.abs((await topOf(tab, 'why')) - top)).toBeLessThan(2);
});

test('the header does not cover a link that the Tab key reaches', async ({ tab }) => {
  await tab.openReady('/contact');
  const link = tab.part('main a[href^="mailto:"]');
  await tab.part('main form a', 'Privacy').focus();
  await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 20));
  await tab.press('Tab');
  await link.focused();
  const isOnTop = () =>
    link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
  await expect.poll(isOnTop).toBe(true);
});
