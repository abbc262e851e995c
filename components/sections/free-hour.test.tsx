/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { page } from '@/content/pages/it-consulting';
import { sectionSchema } from '@/content/schema/section';
import { renderSections } from './sections-fixture';

const freeHour = page.sections.find((section) => section.kind === 'free-hour');
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
  const [first, ...parts] = freeHour.parts;
  const longer = { ...freeHour, parts: [{ ...first, minutes: 30 }, ...parts] };
  expect(sectionSchema.safeParse(longer).error?.issues[0]?.message).toMatch(/^expected 60 minutes in all, received 85/);
});
