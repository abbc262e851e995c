/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { firstMonth } from '@/content/first-month';
import { page as home } from '@/content/pages/home';
import { page as managedServices } from '@/content/pages/managed-services';
import { sampleBill } from '@/content/sample-bill';
import { plainText } from '@/lib/text/parse-inline';
import { renderSections, sectionOf } from './sections-fixture';

test('readers hear the month as an ordered list of days, and not the strip', () => {
  const { container } = renderSections(sectionOf(managedServices, 'first-days'));
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(
    firstMonth.map(({ day, title, description }) => `Day ${day}${title}${plainText(description)}`),
  );
  expect(container.querySelector('.steps-span')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Sample plan')).toBeInTheDocument();
});

test('the strip is thirty days long, and those with an event are in color', () => {
  const { container } = renderSections(sectionOf(managedServices, 'first-days'));
  const strip = container.querySelector<HTMLElement>('.steps-span');
  expect(strip?.style.getPropertyValue('--length')).toBe('30');
  const days = [...container.querySelectorAll<HTMLElement>('.steps-span i')];
  expect(days.map(({ style, textContent }) => [style.gridColumn, textContent])).toEqual(
    firstMonth.map(({ day }) => [`${day} / ${day + 1}`, String(day)]),
  );
});

test('home shows the four steps of the month with their days, and leads to the whole month', () => {
  renderSections(sectionOf(home, 'first-days'));
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

test('the words on the whole month name the size of the sample team', () => {
  const { container } = renderSections(sectionOf(managedServices, 'first-days'));
  expect(container.querySelector('.section-head')).toHaveTextContent(`${sampleBill.members} people`);
});
