import type { Graph } from 'schema-dts';
import type { RoutePath } from '@/content/routes';
import { routeAt } from '@/lib/routes/find-route';
import { graphText, pageGraph } from './page-graph';

export const SITE_URL = 'https://www.example.com';

/** A thing of a graph as it stands in the page: what is not stated is gone. */
export type Stated = { '@type': string; '@id': string; [property: string]: unknown };

export function stated(graph: Graph): Stated[] {
  return JSON.parse(graphText(graph))['@graph'];
}

export function graphOf(path: RoutePath): Stated[] {
  return stated(pageGraph(routeAt(path), { siteUrl: SITE_URL }));
}

/** The one thing of this type on the page of this path; an empty one where there is none. */
export function thingOf(path: RoutePath, type: string): Record<string, unknown> {
  return graphOf(path).find((thing) => thing['@type'] === type) ?? {};
}
