import { expect, type Page, test } from './fixtures';
import { openReady, resize } from './pages';

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

  test('sees the hours past midnight as two bars, on a Saturday those of weekdays, each with its words beside it', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-07-18T12:00:00Z');
    await openReady(page, PATH);
    await expect(hours(page)).toContainText('Shown for today in');
    expect(await bars(page, 'Washington')).toEqual([
      [18.5, 24],
      [0, 2.5],
    ]);
    expect(await bars(page, 'Douala')).toEqual([[13.5, 21.5]]);

    // Office hours with minutes stay beside their bars.
    const there = row(page, 'Washington').getByText('there');
    const gap = () =>
      there.evaluate((element) => {
        element.textContent = '8:30 AM - 5:30 PM there';
        const words = document.createRange();
        words.selectNodeContents(element);
        const track = element.parentElement?.querySelector('.track');
        return (track?.getBoundingClientRect().left ?? 0) - words.getBoundingClientRect().right;
      });
    for (const width of [768, 1440]) {
      await resize(page, width, 900);
      expect(await gap(), `${width} px`).toBeGreaterThan(8);
    }
  });
});
