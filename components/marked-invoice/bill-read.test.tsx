/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderSections } from '@/components/sections/sections-fixture';

beforeEach(async () => {
  // With reduced motion the invoice needs no observer, which jsdom lacks.
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  renderSections({
    kind: 'bill-read',
    heading: 'Read with a red pen',
    intro: 'Bring a bill.',
    closing: 'Write us.',
    action: { label: 'Ask us to read your bill', to: '/contact?service=IT%20Consulting' },
  });
  await screen.findByText('Marked so far');
});

const line = (number: number) => within(screen.getAllByRole('listitem')[number - 1] ?? document.body);

test.each([
  [4, 'was $200.00', 'Open-source tools instead', '/services/startups/operational-tech'],
  [5, 'was $143.75', 'Startup IT management', '/services/startups/startup-it-management'],
  [7, 'was $270.00', 'Server and storage management', '/services/managed-services/server-storage-management'],
  [8, '$120.00', 'Backups and recovery', '/services/managed-services/data-backups-disaster-recovery'],
])('line %i says what is marked before the note, which links to its service', (number, price, label, href) => {
  const link = line(number).getByRole('link', { name: label });
  expect(link).toHaveAttribute('href', href);
  const text = screen.getAllByRole('listitem')[number - 1]?.textContent ?? '';
  expect(text).toContain(price);
  expect(text.indexOf(price)).toBeLessThan(text.indexOf(label));
});

test('only prices that go are struck, never a name, and the line that stays says so', () => {
  const struck = [...document.querySelectorAll('s')].map((element) => element.textContent);
  expect(struck).toEqual(['was $200.00', 'was $143.75', 'was $270.00']);
  expect(line(9).getByText('keep')).toBeInTheDocument();
  expect(line(7).getByText(/Half is enough, at\s\$135/)).toBeInTheDocument();
});

test('its button leads to the contact form with consulting chosen', () => {
  const button = screen.getByRole('link', { name: 'Ask us to read your bill' });
  expect(button).toHaveAttribute('href', '/contact?service=IT%20Consulting');
});

test('the invoice is stamped as a sample and shows its total and the sum found', () => {
  const paper = within(screen.getByRole('article', { name: /^Sample invoice/ }));
  for (const text of ['Sample', '$2,281.25', '−$478.75']) expect(paper.getByText(text)).toBeInTheDocument();
});
