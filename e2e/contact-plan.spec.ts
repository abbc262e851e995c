import { form } from './contact-form';
import { expect, type Page, test } from './fixtures';
import { openWatchingShifts } from './layout-shift';
import { axeViolations, resize } from './pages';

const line = (page: Page) => form(page).getByText(/^About the plan/);
const removePlan = (page: Page) => form(page).getByRole('button', { name: 'Leave it out' });
const LINK = '/contact?service=Other&plan=training-team-essentials';

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the line that names the plan hardly shifts the page, causes no horizontal scroll, and has a button 44 px high', async ({
    page,
  }) => {
    const shiftSoFar = await openWatchingShifts(page, LINK);
    await expect(line(page)).toHaveCount(1);
    expect(await shiftSoFar()).toBeLessThan(0.02);
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [390, 768]) {
      await resize(page, width, 844);
      expect((await removePlan(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang).toBeLessThanOrEqual(0);
    }
  });
});
