import { menu } from '@/content/navigation';
import { type RoutePath, routes } from '@/content/routes';
import type { MenuItem } from '@/content/schema/navigation';
import type { RouteInput } from '@/content/schema/route';

const menuItems: readonly MenuItem[] = menu;

type Optional = 'canonical' | 'longName';

export type Route = Required<Omit<RouteInput, 'path' | Optional>> & Pick<RouteInput, Optional> & { path: RoutePath };

const withDefaults = (route: RouteInput & { path: RoutePath }) => ({ isIndexed: true, hasOwnFile: false, ...route });
const all: readonly Route[] = routes.map(withDefaults);

/** The route at this path, or undefined. Ignores a query or an anchor. */
export function findRoute(link: string): Route | undefined {
  const path = link.split(/[?#]/)[0];
  return all.find((route) => route.path === path);
}

/** The route at a path that the compiler has checked. */
export function routeAt(path: RoutePath): Route {
  const route = findRoute(path);
  if (!route) throw new Error(`content/routes.ts has no route ${path}`);
  return route;
}

/** The canonical route: the route itself, unless it has the same content as another one. */
export function originalOf(route: Route): Route {
  return (route.canonical && findRoute(route.canonical)) || route;
}

/** All routes in their order, with defaults. */
export function allRoutes(): readonly Route[] {
  return all;
}

/** The routes that search engines index, without those that have another canonical page. */
export function indexedRoutes(): Route[] {
  return all.filter((route) => route.isIndexed && !route.canonical);
}

/** The routes of a breadcrumb under their long names: from the home page down to this one, without paths that have no page. */
export function breadcrumb(path: string): Route[] {
  const segments = path.split('/').filter(Boolean);
  const parents = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const steps = ['/', ...parents].map(findRoute).filter((route) => route !== undefined);
  return steps.map((step) => ({ ...step, name: longName(step) }));
}

/** The name of a page outside of the menu, which shortens some: 'MSP' is 'Managed IT and cloud services'. */
export function longName({ path, name, longName: own }: Pick<Route, 'path' | 'name' | 'longName'>): string {
  return own ?? menuItems.flatMap((item) => item.groups ?? []).find((group) => group.link === path)?.title ?? name;
}
