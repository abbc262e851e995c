import { servicePaths } from '@/content/service-paths';
import { allRoutes } from './find-route';

test('every service page stands in one group, and so in the menu and on the services page', () => {
  const pages = allRoutes().filter(({ path }) => path.startsWith('/services/'));
  expect(Object.values(servicePaths).flat().sort()).toEqual(pages.map(({ path }) => path).sort());
});
