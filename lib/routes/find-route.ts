import { menu } from '@/content/navigation';
import { type RoutePath, routes } from '@/content/routes';
import type { MenuItem } from '@/content/schema/navigation';
import type { RouteInput } from '@/content/schema/route';

const menuItems: readonly MenuItem[] = menu;
const all: readonly (RouteInput & { path: RoutePath })[] = routes;

type Optional = 'canonical' | 'longName';

export type Route = Required<Omit<RouteInput, 'path' | Optional>> & Pick<RouteInput, Optional> & { path: RoutePath };

/** The route at this path, or undefined. A query or an anchor behind the path is passed over. */
export function findRoute(link: string): Route | undefined {
  const path = link.split(/[?#]/)[0];
  const route = all.find((candidate) => candidate.path === path);
  return route && { isIndexed: true, hasOwnFile: false, ...route };
}

/** The route at a path that the compiler knows. */
export function routeAt(path: RoutePath): Route {
  const route = findRoute(path);
  if (!route) throw new Error(`content/routes.ts has no route ${path}`);
  return route;
}

/** The route whose content stands at this one: itself, but for a twin. Search engines keep the original. */
export function originalOf(route: Route): Route {
  return (route.canonical && findRoute(route.canonical)) || route;
}

/** All routes, in their order, defaults filled in. */
export function allRoutes(): Route[] {
  return all.map((route) => ({ isIndexed: true, hasOwnFile: false, ...route }));
}

/** The routes above this one that exist, from the home page down, and itself: what a breadcrumb shows. */
export function breadcrumb(path: string): Route[] {
  const segments = path.split('/').filter(Boolean);
  const parents = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...parents.filter((parent) => parent !== '/')].map(findRoute).filter((route) => route !== undefined);
}

/** What a page is called where no menu stands around its name: the page of 'MSP' is 'Managed IT and cloud services'. */
export function longName({ path, name, longName: own }: Pick<Route, 'path' | 'name' | 'longName'>): string {
  return own ?? menuItems.flatMap((item) => item.groups ?? []).find((group) => group.link === path)?.title ?? name;
}
