/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderSections, sectionOf } from '@/components/sections/sections-fixture';
import { page } from '@/content/pages/managed-services';

test('the receipt adds up, says what is not in it, and leads to the calculator with the same tools', () => {
  const { container } = renderSections(sectionOf(page, 'price-built'));
  const rows = [...container.querySelectorAll('.receipt dl > div')].map((row) => row.textContent);
  expect(rows).toEqual([
    '4 tools, hosted Issue tracker, team chat, work management and HR suite: 4 × $35$140.00',
    '4 tools, supported 4 × $15$60.00',
    'Tools only before the one-time move of your data$200.00',
    'The same 4 tools, paid per person$1,543.50',
    'Startup Boost, if you need servers 4 VPS (400GB SSD total), 6 hour consultation$699.00',
    'Tools and Startup Boost$899.00',
    'One-time setup of the plan$50.00',
    'Backups added to Startup Boostin your estimate',
    'Support desk and visitsin your estimate',
  ]);
  expect(screen.getByRole('link', { name: 'Try your own tools' })).toHaveAttribute(
    'href',
    '/savings-calculator?people=25&tools=issue-tracker,team-chat,work-management,hr-suite',
  );
});
