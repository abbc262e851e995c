import { pages } from '@/content/pages/index';
import { type Page, pageSchema } from '@/content/schema/page';
import { servicePaths } from '@/content/service-paths';
import { routeAt } from '@/lib/routes/find-route';
import { inARow } from '@/lib/text/in-a-row';

/** The page of a path in content/pages, or undefined where another module has what the path shows. */
export function findPage(path: string): Page | undefined {
  const page = Object.values(pages).find((candidate) => candidate.path === path);
  return page && pageSchema.parse(page);
}

/** The page of a path. Throws if there is none. */
export function pageAt(path: string): Page {
  const page = findPage(path);
  if (!page) throw new Error(`content/pages has no page for ${path}`);
  return page;
}

type EstimatedService = { to: string; title: string; description: string };

/** The services without a list price, with what decides the price of each as its page says it. */
export function estimatedServices(): EstimatedService[] {
  return Object.values(servicePaths)
    .flat()
    .flatMap((path) =>
      pageAt(path).sections.flatMap((section) => {
        if (section.kind !== 'what-it-costs' || section.price.case !== 'estimate') return [];
        const description = inARow(section.price.decides.map(({ title }) => title));
        return { to: path, title: routeAt(path).name, description };
      }),
    );
}
