/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { firstMonth } from '@/content/first-month';
import { page as home } from '@/content/pages/home';
import { page as managedServices } from '@/content/pages/managed-services';
import { sampleBill } from '@/content/sample-bill';
import { plainText } from '@/lib/text/parse-inline';
import { renderSections, sectionOf } from './sections-fixture';

test('the month is an ordered list of days', () => {
  renderSections(sectionOf(managedServices, 'first-days'));
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(
    firstMonth.map(({ day, title, description }) => `Day ${day}${title}${plainText(description)}`),
  );
  expect(screen.getByText('Sample plan')).toBeInTheDocument();
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
