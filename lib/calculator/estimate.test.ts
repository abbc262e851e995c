import { tools } from '@/content/tools';
import { estimate } from './estimate';

test('a saving of exactly nothing is a quote, not a saving', () => {
  const evenTool = { ...tools[0], pricePerUserCents: 500, resourceCostCents: 4000, supportFeeCents: 1000 };
  expect(estimate(10, [evenTool]).status).toBe('quote');
});
