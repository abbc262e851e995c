import { expect, test } from './fixtures';
import type { Tab } from './tab';

const focusIn = (tab: Tab, selector: string) =>
  tab.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
const panelButton = (tab: Tab, name: string) => tab.part('header button', name);

test('by keyboard a submenu opens, and its links get the focus in turn; Escape closes it and returns the focus, and so does leaving it', async ({
  tab,
}) => {
  await tab.openReady('/');
  const arrow = tab.part('summary', 'About submenu');
  const link = tab.part('header details a', 'Portfolio');
  await arrow.focus();
  await tab.press('Enter');
  await link.shown();
  for (let presses = 0; presses < 3; presses += 1) {
    await tab.press('Tab');
    expect(await focusIn(tab, 'header details[open] a')).toBe(true);
  }
  await tab.press('Escape');
  await link.gone();
  await arrow.focused();

  await tab.press('Enter');
  await link.shown();
  await tab.press('Shift+Tab');
  await tab.press('Shift+Tab');
  await link.gone();
});

test('on a phone the panel fills the window, and Tab and Shift+Tab stay inside; Escape closes it and returns the focus', async ({
  tab,
}) => {
  await tab.resize(390, 844);
  await tab.openReady('/');
  await panelButton(tab, 'Open menu').click();
  await panelButton(tab, 'Close menu').shown();
  // Headless Chromium reserves 15 px for a scrollbar that it does not draw.
  const { x, y, width, height } = await tab.part('nav#site-menu').box();
  expect([x, y, height]).toEqual([0, 0, 844]);
  expect(width).toBeGreaterThanOrEqual(375);
  for (const keys of ['Tab', 'Shift+Tab'] as const) {
    const seen = new Set<string>();
    for (let presses = 0; presses < 20; presses += 1) {
      await tab.press(keys);
      expect(await focusIn(tab, '#site-menu'), `${keys} no. ${presses + 1}`).toBe(true);
      seen.add(
        await tab.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ''),
      );
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Close menu', 'Services submenu', 'Startups']));
  }
  await tab.press('Escape');
  await panelButton(tab, 'Close menu').gone();
  await panelButton(tab, 'Open menu').focused();
});
