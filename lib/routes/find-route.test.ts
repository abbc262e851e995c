import { servicePaths } from '@/content/service-paths';
import { allRoutes, longName, routeAt } from './find-route';

test('every service page is in one group, and so in the menu and on the services page', () => {
  const pages = allRoutes().filter(({ path }) => path.startsWith('/services/'));
  expect(Object.values(servicePaths).flat().sort()).toEqual(pages.map(({ path }) => path).sort());
});

test('the long name of a page that the menu shortens is that of its menu group; other pages keep their name', () => {
  expect(longName(routeAt('/managed-services'))).toBe('Managed IT and cloud services');
  expect(longName(routeAt('/it-consulting'))).toBe('IT consulting');
  expect(longName(routeAt('/dohtech-startup-launchpad'))).toBe('The Startup Launchpad');
});
