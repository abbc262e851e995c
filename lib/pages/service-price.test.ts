import { servicePaths } from '@/content/service-paths';
import { offersOf } from '@/lib/money/offers';
import { servicePrice } from './service-price';

test('every service says its lowest price, or what decides it', () => {
  const paths = Object.values(servicePaths).flat();
  expect(paths.filter((path) => !servicePrice(path))).toEqual([]);
  const [smallest] = offersOf('vps');
  expect(servicePrice('/services/startups/compute-infrastructure')).toBe(`From ${smallest?.terms}`);
});
