import { routeAt } from './find-route';
import { longName } from './long-name';

test('a page that the menu shortens has the name of its group; every other keeps its own', () => {
  expect(longName(routeAt('/managed-services'))).toBe('Managed IT and cloud services');
  expect(longName(routeAt('/it-consulting'))).toBe('IT consulting');
  expect(longName(routeAt('/dohtech-startup-launchpad'))).toBe('The Startup Launchpad');
});
