import type { Graph } from 'schema-dts';
import type { RoutePath } from '@/content/routes';
import { routeAt } from '@/lib/routes/find-route';
import { graphText, pageGraph } from './page-graph';

export const SITE_URL = 'https://www.example.com';

/** An entity of a graph as the page holds it, without undefined properties. */
type Stated = { '@type': string; '@id': string; [property: string]: unknown };

export function stated(graph: Graph): Stated[] {
  return JSON.parse(graphText(graph))['@graph'];
}

export function graphOf(path: RoutePath): Stated[] {
  return stated(pageGraph(routeAt(path), { siteUrl: SITE_URL }));
}

/** The entity of this type on the page; an empty object without one. */
export function thingOf(path: RoutePath, type: string): Record<string, unknown> {
  return graphOf(path).find((thing) => thing['@type'] === type) ?? {};
}
