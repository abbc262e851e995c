import { tools } from '@/content/tools';
import { expect, test } from '../fixtures';
import { openWatchingShifts } from '../layout-shift';
import {
  axeViolations,
  brokenWords,
  coveredFocus,
  fail,
  frameDrawn,
  openReady,
  overhang,
  resize,
  setFontSize,
} from '../pages';
import { tabTo } from '../requests';
import { add, addHere, BILL_LINK, bill, line, lines, openBill, receipt, sums } from './bill';

test('what is picked on three pages is on one bill, also after a reload', async ({ page }) => {
  await openReady(page, '/managed-services');
  await addHere(page, 'Growth VPS');
  await expect(receipt(page)).toHaveAccessibleName('My bill, 1 line');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Platforms' }).click();
  await expect(page).toHaveURL('/platforms');
  await addHere(page, 'Team chat', 'Cloud file storage');
  await openReady(page, '/cms-wordpress-development');
  await addHere(page, 'Business website');
  await page.reload();
  await expect(receipt(page)).toHaveAccessibleName('My bill, 4 lines');
  await expect(add(page, 'Business website')).toHaveAttribute('data-on-bill');

  await openBill(page);
  await expect(lines(page)).toContainText(['Growth VPS', 'Team chat', 'Cloud file storage', 'Business website']);
  expect(await sums(page)).toEqual({ 'Every month': '$155', 'One time': '$1,999' });
  expect(await axeViolations(page, '.my-bill')).toEqual([]);
});

test('sum and send button of a long bill are in view at once, and no line reached by Tab is behind them @thorough', async ({
  page,
}) => {
  for (const [width, height, reached] of [
    [1440, 900, tools.slice(-1)],
    [390, 844, tools],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openReady(page, `/about#bill=25,${tools.map(({ id }) => id).join(',')}`);
    await expect(bill(page).getByText('Every month')).toBeInViewport({ ratio: 1 });
    await expect(bill(page).getByRole('link', { name: 'Send it with a question' })).toBeInViewport({ ratio: 1 });
    for (const { name } of reached) {
      await tabTo(page, `Cross out ${name}`);
      expect(await coveredFocus(page)).toEqual([]);
    }
    await page.goto('about:blank');
  }
});

test('all of it works by keyboard', async ({ page }) => {
  await openReady(page, '/platforms');
  const button = add(page, 'Wiki');
  await button.focus();
  await page.keyboard.press('Enter');
  const open = page.getByRole('button', { name: 'Open my bill' });
  await expect(open).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(add(page, 'Knowledge base')).toBeFocused();

  await receipt(page).focus();
  await page.keyboard.press('Enter');
  await expect(bill(page).getByRole('heading', { name: 'My bill' })).toBeFocused();
  await tabTo(page, 'Cross out Wiki');
  await page.keyboard.press('Enter');
  await expect(bill(page).getByRole('button', { name: 'Put back: Wiki' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bill(page).getByRole('button', { name: 'Cross out Wiki' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bill(page)).toBeHidden();
  await expect(receipt(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // engines/bill.spec.ts has its height, and its place above the banner.
  test('in a small window and in a low one the open bill can be sent, and nothing overhangs @thorough', async ({
    page,
  }) => {
    await openReady(page, BILL_LINK);
    for (const [width, height] of [
      [320, 568],
      [844, 390],
    ] as const) {
      await resize(page, width, height);
      await bill(page).getByRole('link', { name: 'Send it with a question' }).scrollIntoViewIfNeeded();
      await expect(bill(page).getByRole('link', { name: 'Send it with a question' })).toBeInViewport();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    }
  });

  test('a second tap where a line was crossed out reaches the same line, although the sums below it are gone @thorough', async ({
    page,
  }) => {
    await openReady(page, BILL_LINK);
    const cross = bill(page).getByRole('button', { name: 'Cross out Business website' });
    await cross.focus();
    const box = await cross.boundingBox();
    const { x, y, width, height } = box ?? fail('the cross');
    const tap = () => page.mouse.click(x + width / 2, y + height / 2);
    await tap();
    await expect(line(page, 'Business website')).toContainText('crossed out');
    expect(Object.keys(await sums(page))).toEqual(['Every month']);
    await tap();
    await expect(bill(page).getByText('crossed out')).toHaveCount(0);
    expect(Object.keys(await sums(page))).toEqual(['Every month', 'One time']);
    await bill(page).getByRole('button', { name: 'Cross out Team chat' }).dblclick();
    await expect(line(page, 'Team chat')).toContainText('crossed out');
  });

  test('with text of twice the size no word of the bill breaks @thorough', async ({ page }) => {
    await openReady(page, BILL_LINK);
    await expect(lines(page)).toHaveCount(3);
    await setFontSize(page, 32);
    await frameDrawn(page);
    expect(await brokenWords(bill(page))).toEqual([]);
  });
});

test('the count of the bill moves nothing when it comes @thorough', async ({ page }) => {
  await openReady(page, '/platforms');
  await addHere(page, 'Notes', 'Wiki');
  const shiftSoFar = await openWatchingShifts(page, '/platforms');
  await expect(receipt(page)).toHaveAccessibleName('My bill, 2 lines');
  expect(await shiftSoFar()).toBe(0);
});
