/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderSections } from '@/components/sections/sections-fixture';
import { page } from '@/content/pages/managed-services';

test('the receipt adds up, says what is not in it, and leads to the calculator with the same tools', () => {
  const { container } = renderSections(...page.sections.filter((section) => 'server' in section));
  // 4 x 35 + 4 x 15 = 200; 1,050 + 160 = 1,210; 200 + 65 + 1,210 = 1,475.
  expect([...container.querySelectorAll('.receipt li')].map(({ textContent }) => textContent)).toEqual([
    '4 tools, updates included $200',
    'Growth VPS, if you need a server $65',
    'Support desk with a visit, a sample $1,210',
    'All three $1,475',
  ]);
  expect(screen.getByText(/^Your estimate has your prices, and one for server backups/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try your own tools' })).toHaveAttribute(
    'href',
    '/savings-calculator?people=25&tools=issue-tracker,team-chat,work-management,hr-suite',
  );
});
