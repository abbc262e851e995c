import { site } from '@/content/site';
import { expect, type Page, test } from './fixtures';
import { axeViolations, clientPartsReady, openReady } from './pages';

const calendar = (page: Page) => page.getByRole('region', { name: 'Booking calendar' });
/** For axe. */
const CALENDAR = '.calendar';
const show = (page: Page) => calendar(page).getByRole('button', { name: 'Show the calendar' });

// every-route.spec.ts checks on each page that nothing of the calendar loads before the press.
test('the month-view calendar loads when its button is pressed, in the place of a drawing; where it is blocked, there are a link, a phone number and an email address', async ({
  page,
}) => {
  await page.route('**/embed/embed.js', (route) => route.abort(), { times: 1 });
  await openReady(page, '/contact');
  await show(page).click();
  await expect(calendar(page).getByText('The calendar did not load here.')).toBeVisible();
  for (const name of [/Book a free call/, site.phones[0].display, site.emails.general])
    await expect(calendar(page).getByRole('link', { name })).toBeVisible();
  expect(await axeViolations(page, CALENDAR)).toEqual([]);

  await openReady(page, '/contact');
  const drawing = calendar(page).locator('svg');
  await expect(drawing).toBeVisible();
  await show(page).click();
  await expect(calendar(page).getByText('Calendar fake (month_view)')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('The calendar is open.');
  await expect(calendar(page)).toBeFocused();
  await expect(drawing).toHaveCount(0);
  expect(await axeViolations(page, CALENDAR)).toEqual([]);
});

test('booking links of header and page are the same, and carry the page where the visit began', async ({ page }) => {
  await openReady(page, '/it-training?utm_source=news');
  const header = page.getByRole('banner').getByRole('link', { name: /^Book a free call/ });
  const booking = (await header.last().getAttribute('href')) ?? 'none';
  expect(booking).toMatch(/^http/);
  await expect(page.getByRole('main').getByRole('link', { name: /free 1-hour call/ })).toHaveAttribute('href', booking);
  await page.getByRole('main').getByRole('link', { name: 'Send an inquiry' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Contact us/ })).toBeVisible();
  await clientPartsReady(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Book a free call/ })
    .last();
  // React may still replace the link after the navigation, so it is focused again until its address has the parameters.
  const parameters = async () => {
    await link.blur();
    await link.focus();
    return Object.fromEntries(new URL((await link.getAttribute('href')) ?? '').searchParams);
  };
  await expect.poll(parameters).toEqual({ utm_source: 'news', 'metadata[landing_page]': '/it-training' });
});
