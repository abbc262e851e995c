import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BackOffice } from '@/components/sections/back-office';
import { Sections } from '@/components/sections/sections';
import { isBackOffice } from '@/lib/pages/back-office';
import { pageAt } from '@/lib/pages/find-page';
import { allRoutes, findRoute, type Route } from '@/lib/routes/find-route';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ path: string[] }> };

/** Paths that are not in the route list get the not-found page. */
export const dynamicParams = false;

export function generateStaticParams() {
  const routes = allRoutes().filter((route) => !route.hasOwnFile);
  return routes.map((route) => ({ path: route.path.split('/').slice(1) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await routeOf(params)).path);
}

export default async function ContentPage({ params }: Props) {
  const route = await routeOf(params);
  if (isBackOffice(route.path)) return <BackOffice route={route} />;
  return <Sections page={pageAt(route.path)} />;
}

async function routeOf(params: Props['params']): Promise<Route> {
  return findRoute(`/${(await params).path.join('/')}`) ?? notFound();
}
