/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { firstMonth } from '@/content/first-month';
import { page as home } from '@/content/pages/home';
import { page as consulting } from '@/content/pages/it-consulting';
import { page as managedServices } from '@/content/pages/managed-services';
import { sectionSchema } from '@/content/schema/section';
import { plainText } from '@/lib/text/parse-inline';
import { renderSections, sectionOf } from './sections-fixture';

test('the month is an ordered list of days', () => {
  renderSections(sectionOf(managedServices, 'process'));
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(
    firstMonth.map(({ day, title, description }) => `Day ${day}${title}${plainText(description)}`),
  );
  expect(screen.getByText('Sample plan')).toBeInTheDocument();
});

test('home shows the four steps of the month with their days, and leads to the whole month', () => {
  renderSections(sectionOf(home, 'process'));
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^Day 1Free call/),
    expect.stringMatching(/^Day 4Written estimate/),
    expect.stringMatching(/^Days 8 to 24Build and migrate/),
    expect.stringMatching(/^Day 30Run and improve/),
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/managed-services#first-days');
  expect(managedServices.sections).toContainEqual(expect.objectContaining({ anchor: 'first-days' }));
});

const freeHour = consulting.sections.find((section) => section.kind === 'process');
if (!freeHour) throw new Error('no free hour');

test('the parts of the free hour follow each other from the first minute to the sixtieth', () => {
  renderSections(freeHour);
  const minutes = screen.getAllByText(/^Minute \d+ to \d+$/).map(({ textContent }) => textContent?.match(/\d+/g));
  expect(minutes[0]?.[0]).toBe('0');
  expect(minutes.at(-1)?.[1]).toBe('60');
  for (const [index, part] of minutes.slice(1).entries()) expect(part?.[0]).toBe(minutes[index]?.[1]);
});

test('the hour is free, stamped as a sample, and can be booked', () => {
  renderSections(freeHour);
  expect(screen.getByText('60 minutes with an engineer').parentElement).toHaveTextContent(/Free$/);
  expect(screen.getByText('Sample hour')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Book a free call/ })).toBeInTheDocument();
});

test('minutes that do not add up to an hour stop the build', () => {
  const [first, ...steps] = freeHour.steps ?? [];
  const longer = { ...freeHour, steps: [{ ...first, minutes: 30 }, ...steps] };
  expect(sectionSchema.safeParse(longer).error?.issues[0]?.message).toMatch(
    /^expected 60 minutes in all, some in each step, received 85/,
  );
});

test.each([
  ['no steps, which would be a sample of a month', { steps: undefined }, "expected 'steps', or the sample 'plan'"],
  ['a result without its stamp', { sample: undefined }, "expected a 'sample' beside 'note' and 'result'"],
])('%s stops the build', (_, changed, message) => {
  expect(sectionSchema.safeParse({ ...freeHour, ...changed }).error?.issues[0]?.message).toBe(message);
});

test('a step that ends before its day, and minutes on some steps alone, stop the build', () => {
  const [first, ...steps] = freeHour.steps ?? [];
  const messageFor = (changed: object) =>
    sectionSchema.safeParse({ ...freeHour, steps: [{ ...first, ...changed }, ...steps] }).error?.issues[0]?.message;
  expect(messageFor({ day: 4, until: 2 })).toBe("expected 'until' after a 'day'");
  expect(messageFor({ day: 1, minutes: undefined })).toMatch(/some in each step/);
});
