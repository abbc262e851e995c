import { servicePaths } from '@/content/service-paths';
import { routeAt } from '@/lib/routes/find-route';
import { inARow } from '@/lib/text/in-a-row';
import { pageAt } from './find-page';

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
