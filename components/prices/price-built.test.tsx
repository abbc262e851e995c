/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderSections, sectionOf } from '@/components/sections/sections-fixture';
import { page } from '@/content/pages/managed-services';

test('the receipt adds up, says what is not in it, and leads to the calculator with the same tools', () => {
  const { container } = renderSections(sectionOf(page, 'price-built'));
  // 4 x 35 + 4 x 15 = 200; (7.75 + 8 + 10.99 + 35) x 25 = 1,543.50; 200 + 699 = 899.
  expect([...container.querySelectorAll('.receipt li')].map(({ textContent }) => textContent)).toEqual([
    '4 tools, with support was $1,543.50 $200',
    'Startup Boost, if you need servers $699',
    'Tools and servers $899',
  ]);
  expect(
    screen.getByText(/^Backups added to Startup Boost, .* in your estimate\. Paid once: \$50 to set up the plan/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try your own tools' })).toHaveAttribute(
    'href',
    '/savings-calculator?people=25&tools=issue-tracker,team-chat,work-management,hr-suite',
  );
});
