import { firstMonth } from '@/content/first-month';
import { expect, type Page, test } from './fixtures';
import { fail, openReady, resize } from './pages';

const PATH = '/managed-services';
const WINTER = '2026-01-14T12:00:00Z';
const SUMMER = '2026-07-15T12:00:00Z';
const SATURDAY = '2026-07-18T12:00:00Z';

const hours = (page: Page) => page.locator('#hours');
const row = (page: Page, city: string) => hours(page).getByRole('listitem').filter({ hasText: city });

/** Opens the page at an instant, and waits until its hours are redrawn. */
async function openAt(page: Page, instant: string) {
  await page.clock.setFixedTime(instant);
  await openReady(page, PATH);
  await expect(hours(page)).toContainText('Shown for today in');
}

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

test('the strip on home leads to the first days', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See all 30 days' }).click();
  await expect(page).toHaveURL(`${PATH}#first-days`);
  await expect(page.getByRole('heading', { name: 'The first 30 days for a company of 25 people' })).toBeInViewport();
});

for (const { timezoneId, winter, summer } of [
  {
    timezoneId: 'America/New_York',
    winter: { Washington: '9 AM - 5 PM', Douala: '3 AM - 11 AM' },
    summer: { Washington: '9 AM - 5 PM', Douala: '4 AM - noon' },
  },
  {
    timezoneId: 'Africa/Douala',
    winter: { Washington: '3 PM - 11 PM', Douala: '9 AM - 5 PM' },
    summer: { Washington: '2 PM - 10 PM', Douala: '9 AM - 5 PM' },
  },
  {
    timezoneId: 'America/Los_Angeles',
    winter: { Washington: '6 AM - 2 PM', Douala: 'midnight - 8 AM' },
    summer: { Washington: '6 AM - 2 PM', Douala: '1 AM - 9 AM' },
  },
  {
    timezoneId: 'Asia/Kolkata',
    winter: { Washington: '7:30 PM - 3:30 AM', Douala: '1:30 PM - 9:30 PM' },
    summer: { Washington: '6:30 PM - 2:30 AM', Douala: '1:30 PM - 9:30 PM' },
  },
]) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees the hours of both offices on the own clock, in winter and in summer', async ({ page }) => {
      for (const [instant, drawn] of [
        [WINTER, winter],
        [SUMMER, summer],
      ] as const) {
        await openAt(page, instant);
        await expect(row(page, 'Washington')).toContainText(drawn.Washington);
        await expect(row(page, 'Douala')).toContainText(drawn.Douala);
      }
    });
  });
}

test.describe('a visitor in Asia/Kolkata', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('sees the hours past midnight as two bars, and those of weekdays on a Saturday', async ({ page }) => {
    await openAt(page, SATURDAY);
    expect(await bars(page, 'Washington')).toEqual([
      [18.5, 24],
      [0, 2.5],
    ]);
    expect(await bars(page, 'Douala')).toEqual([[13.5, 21.5]]);
    await expect(hours(page)).toContainText('Offices: Mon - Fri, 9:00 AM - 5:00 PM, local time');
  });

  test('office hours with minutes stay beside their bars', async ({ page }) => {
    await openAt(page, SUMMER);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Asia/Kolkata' });

  test('the hours are those of a winter day in Washington, and say so', async ({ page }) => {
    await page.goto(PATH);
    await expect(row(page, 'Washington')).toContainText('9 AM - 5 PM');
    await expect(row(page, 'Douala')).toContainText('3 AM - 11 AM');
    await expect(hours(page)).toContainText(
      'Shown in Washington time, in winter. In summer the Douala hours are one hour later.',
    );
  });
});

test('on a phone and on a wide screen each event stands at its day, and no two texts overlap', async ({ page }) => {
  await page.goto(PATH);
  const section = page.locator('#first-days');
  for (const width of [320, 390, 768, 1440]) {
    await resize(page, width, 900);
    const isUpright = width < 960;
    const { days, events } = await section.evaluate((element) => {
      const boxOf = (each: Element) => {
        const { top, right, bottom, left } = each.getBoundingClientRect();
        return { top, right, bottom, left };
      };
      return {
        days: [...element.querySelectorAll('[aria-hidden] i')].map(boxOf),
        events: [...element.querySelectorAll('li')].map(boxOf),
      };
    });
    for (const [index, { day }] of firstMonth.entries()) {
      const stub = days[day - 1] ?? fail(`day ${day}`);
      const event = events[index] ?? fail(`the event of day ${day}`);
      if (isUpright) expect(Math.abs(event.top - stub.top), `${width}, day ${day}`).toBeLessThan(2);
      else expect(event.left <= stub.left + 1 && event.right >= stub.right - 1, `${width}, day ${day}`).toBe(true);
    }
    const overlaps = events.filter((one, index) =>
      events
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    );
    expect(overlaps, `${width}`).toEqual([]);
  }
});

test('the price leads to the calculator with the same team and tools', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Try your own tools' }).click();
  await expect(page.getByRole('complementary', { name: 'Your receipt' })).toContainText('25 people');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6);
});
