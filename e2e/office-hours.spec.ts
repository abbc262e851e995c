import { expect, type Page, test } from './fixtures';
import { openReady } from './pages';

test.use({ timezoneId: 'Asia/Kolkata' });

/** From where to where an office's bars reach, in hours of the drawn day. */
const bars = (page: Page, city: string) =>
  page
    .locator('#hours')
    .getByRole('listitem')
    .filter({ hasText: city })
    .locator('i')
    .evaluateAll((all) =>
      all.map((bar) => {
        const track = bar.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const { left, right } = bar.getBoundingClientRect();
        const [from = 0, to = 0] = [left, right].map((x) => Math.round(((x - track.left) / track.width) * 24 * 4) / 4);
        return [Math.max(0, from), Math.min(24, to)];
      }),
    );

test('a visitor in India sees the hours past midnight as two bars, on a Saturday those of weekdays @thorough', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-07-18T12:00:00Z');
  await openReady(page, '/managed-services');
  await expect(page.locator('#hours')).toContainText('Shown for today in');
  expect(await bars(page, 'Washington')).toEqual([
    [18.5, 24],
    [0, 2.5],
  ]);
  expect(await bars(page, 'Douala')).toEqual([[13.5, 21.5]]);
});
