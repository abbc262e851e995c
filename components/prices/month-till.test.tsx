/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderSections } from '@/components/sections/sections-fixture';
import { page } from '@/content/pages/managed-services';

test('the receipt adds up, says what is not in it, and leads to the calculator with the same tools', () => {
  const { container } = renderSections(...page.sections.filter((section) => 'server' in section));
  // 4 x 35 + 4 x 15 = 200; (7.75 + 8 + 10.99 + 35) x 25 = 1,543.50; 200 + 65 = 265.
  expect([...container.querySelectorAll('.receipt li')].map(({ textContent }) => textContent)).toEqual([
    '4 tools, with support was $1,543.50 $200',
    'Growth VPS, if you need a server $65',
    'Tools and a server $265',
  ]);
  // 1,050 + 160 = 1,210; 265 + 1,210 = 1,475.
  expect(
    screen.getByText(/^A sample of our support desk for 25 people is \$1,210 a month: with it, \$1,475\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try your own tools' })).toHaveAttribute(
    'href',
    '/savings-calculator?people=25&tools=issue-tracker,team-chat,work-management,hr-suite',
  );
});
