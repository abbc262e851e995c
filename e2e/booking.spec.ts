import { expect, type Page, test } from '@playwright/test';
import { site } from '@/content/site';
import { openReady } from './pages';
import { expectNoAxeViolation } from './requests';

const calendar = (page: Page) => page.getByRole('region', { name: 'Booking calendar' });
const show = (page: Page) => calendar(page).getByRole('button', { name: 'Show the calendar' });

test('the month-view calendar loads when asked for, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openReady(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/embed/embed.js');
  await show(page).click();
  await expect(calendar(page).getByText('Calendar fake (month_view)')).toBeVisible();
  await expect(calendar(page).getByText('The calendar is open.')).toBeAttached();
  await expect(calendar(page)).toBeFocused();
  await expectNoAxeViolation(page);
});

test('the free call that a service page offers is booked where the header books it', async ({ page }) => {
  await page.goto('/it-training');
  const header = page
    .getByRole('banner')
    .getByRole('link', { name: /^Book a free call/ })
    .last();
  const booking = (await header.getAttribute('href')) ?? 'none';
  expect(booking).toMatch(/^http/);
  await expect(page.getByRole('main').getByRole('link', { name: /Free 1-hour call/ })).toHaveAttribute('href', booking);
});

test('a calendar that is blocked gives way to link, phone and email', async ({ page }) => {
  await page.route('**/embed/embed.js', (route) => route.abort());
  await openReady(page, '/contact');
  await show(page).click();
  await expect(calendar(page).getByText('The calendar did not load here.')).toBeVisible();
  await expect(calendar(page).getByRole('link', { name: /Open the booking page/ })).toBeVisible();
  await expect(calendar(page).getByRole('link', { name: site.phones[0].display })).toBeVisible();
  await expect(calendar(page).getByRole('link', { name: site.emails.general })).toBeVisible();
  await expectNoAxeViolation(page);
});

test('a calendar that is silent for 5 seconds does too', async ({ page }) => {
  await page.clock.install();
  await page.route('**/embed/embed.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openReady(page, '/contact');
  await show(page).click();
  await expect(calendar(page).getByText('The calendar is loading…')).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(calendar(page).getByText('The calendar did not load here.')).toBeVisible();
});

test('the booking link is there at once, and takes along where the visitor came from', async ({ page }) => {
  await openReady(page, '/it-training?utm_source=news');
  await page.getByRole('main').getByRole('link', { name: 'Send an inquiry' }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  const link = page.getByRole('link', { name: /Schedule Free Call/ }).last();
  await link.focus();
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    utm_source: 'news',
    'metadata[landing_page]': '/it-training',
  });
});
