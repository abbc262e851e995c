import { expect, test } from './fixtures';
import type { Tab } from './tab';

const slider = (tab: Tab) => tab.part('#calculator-slider');
const box = (tab: Tab) => tab.part('input', 'People on your team, as a number');
const expectBill = (tab: Tab, members: number) =>
  expect.poll(() => tab.part('aside .receipt').text()).toContain(`${members} people`);

test('keys on the slider and a typed number change the bill', async ({ tab }) => {
  await tab.openReady('/savings-calculator');
  await expectBill(tab, 10);
  await slider(tab).focus();
  await tab.press('ArrowRight');
  await expectBill(tab, 11);
  expect(await box(tab).value()).toBe('11');
  await tab.press('End');
  await expect.poll(() => box(tab).value()).toBe('5000');
  await tab.press('Home');
  await expectBill(tab, 10);
  await box(tab).fill('40');
  await expectBill(tab, 40);
  await tab.press('Tab');
  expect(await slider(tab).evaluate((element) => element.ariaValueText)).toBe('40 people');
});

test('dragging the slider changes the bill', async ({ tab }) => {
  await tab.openReady('/savings-calculator');
  await tab.part('#privacy-preferences button', 'Reject').click();
  await slider(tab).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = await slider(tab).box();
  await tab.driver.moveMouse(x + 12, y + height / 2);
  await tab.driver.pressMouse();
  for (const share of [0.1, 0.2, 0.3]) await tab.driver.moveMouse(x + width * share, y + height / 2);
  await tab.driver.releaseMouse();
  await expect.poll(() => box(tab).value()).not.toBe('10');
  const members = Number(await box(tab).value());
  expect(members).toBeGreaterThan(20);
  expect(members).toBeLessThan(300);
  await expectBill(tab, members);
});
