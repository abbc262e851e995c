import { servicePaths } from '@/content/service-paths';
import { offersOf } from '@/lib/money/offers';
import { servicePrice } from './service-price';

test('a service says its lowest price, and nothing without a list price', () => {
  expect(servicePaths.software.filter(servicePrice)).toEqual([]);
  const [smallest] = offersOf('vps');
  expect(servicePrice('/services/startups/compute-infrastructure')).toBe(`From ${smallest?.terms}`);
});
