/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderSections, sectionOf } from '@/components/sections/sections-fixture';
import { page } from '@/content/pages/home';

beforeEach(() => renderSections(sectionOf(page, 'one-bill')));

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each line is heard with its number, name, price, what becomes of it and why', () => {
  expect(lines()).toEqual([
    '1 Issue tracker 25 × $7.75 was $193.75 now $50',
    '2 Team chat 25 × $8.00 was $200.00 now $50',
    '3 Work management 25 × $10.99 was $274.75 now $50',
    '4 HR suite 25 × $35.00 was $875.00 now $50',
    '5 Board-style work 25 × $8.00 was $200.00 now $0 Does the same as work management Open-source tools instead',
    '6 Wiki 25 × $5.75 was $143.75 now $0 No sign-ins since March Startup IT management',
    '7 Cloud server 12 vCPU, 32GB was $270.00 now $135 Twice the size you use Server and storage management',
    '8 Backup storage $120.00 decide Renews in\u00a012\u00a0days Backups and recovery',
    '9 Domain names, 3 $4.00 kept',
    '10 Office suite 25 people $312.50 kept',
    '11 Laptops, internet and phones $1,580.50 kept',
    '12 Software contract $1,900.00 kept',
  ]);
});

test('its sums come to the percentage of the heading, and it says which lines that takes', () => {
  const bill = screen.getByRole('article', { name: /^Sample bill/ });
  const sums = [...bill.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(sums).toEqual([
    'This month $6,074.25',
    'Lines 1 to 4, moved −$1,343.50',
    'Lines 5 to 7, canceled or halved −$478.75',
    'Off the bill $1,822.25',
  ]);
  expect(bill).toHaveTextContent('30% off 70% stays: $4,252.00');
  expect(bill).toHaveTextContent(
    'The moved tools alone take 22% off. If a payroll provider files your taxes, keep line 4: the other cuts take 16%.',
  );
  expect(bill).toHaveTextContent('With one, $1,210 a month in our sample for the same team, it comes to $5,462.');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Where the 30% comes from');
  expect(within(bill).getByText('Sample')).toBeInTheDocument();
});

test('what moving costs once is that of the sample estimate, which it links to', () => {
  const link = screen.getByRole('link', { name: 'written estimate' });
  expect(link).toHaveAttribute('href', '/about#estimate');
  expect(link.parentElement).toHaveTextContent(
    'for 25 people, $340 for moving 2 tools is paid back in the first month after the old contracts end.',
  );
});
