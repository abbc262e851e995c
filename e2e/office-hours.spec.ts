import { expect, type Page, test } from './fixtures';
import { openReady } from './pages';

const PATH = '/managed-services';

const hours = (page: Page) => page.locator('#hours');
const row = (page: Page, city: string) => hours(page).getByRole('listitem').filter({ hasText: city });

/** From where to where an office's bars reach, in hours of the drawn day. */
function bars(page: Page, city: string): Promise<[number, number][]> {
  return row(page, city)
    .locator('i')
    .evaluateAll((all) =>
      all.map((bar): [number, number] => {
        const track = bar.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const { left, right } = bar.getBoundingClientRect();
        const hour = (x: number) => Math.round(((x - track.left) / track.width) * 24 * 4) / 4;
        return [Math.max(0, hour(left)), Math.min(24, hour(right))];
      }),
    );
}

test.describe('a visitor in Asia/Kolkata', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('sees the hours past midnight as two bars, on a Saturday those of weekdays', async ({ page }) => {
    await page.clock.setFixedTime('2026-07-18T12:00:00Z');
    await openReady(page, PATH);
    await expect(hours(page)).toContainText('Shown for today in');
    expect(await bars(page, 'Washington')).toEqual([
      [18.5, 24],
      [0, 2.5],
    ]);
    expect(await bars(page, 'Douala')).toEqual([[13.5, 21.5]]);
  });
});
