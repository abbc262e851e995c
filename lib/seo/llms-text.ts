import { footerColumns, menu } from '@/content/navigation';
import { type PlanGroupId, planGroupIds } from '@/content/plans';
import type { RoutePath } from '@/content/routes';
import type { MenuItem } from '@/content/schema/navigation';
import { claims, site } from '@/content/site';
import { offersOf } from '@/lib/money/offers';
import { indexedRoutes, routeAt } from '@/lib/routes/find-route';
import { canonicalUrl } from './sitemap';

const groupNames = {
  vps: 'Managed VPS hosting',
  startup: 'Startup plans',
  website: 'WordPress and CMS projects',
  support: 'Website support',
  training: 'IT training',
  managed: 'Managed IT',
} satisfies Record<PlanGroupId, string>;

/**
 * `/llms.txt` (llmstxt.org): contacts, what is free, and prices, because in this format headings have lists of links alone; then
 * the pages in the groups of menu and footer, each once and the home page first.
 */
export function llmsText(siteUrl: string): string {
  const home = routeAt('/');
  const contacts = [
    ...site.phones.map((phone) => `${phone.region}: ${phone.display}`),
    `Email: ${site.emails.general}`,
    `Offices: ${site.offices.map((office) => `${office.city}, ${office.country}`).join('; ')}`,
    `Hours: ${site.hours}, ${site.hoursZone}`,
  ];
  const offered = [
    `Free ${claims.consultation} tech consultation`,
    `${claims.promotion} off the first project`,
    `Free hosting ${claims['free-hosting']} with every website support plan`,
  ];
  return [
    `# ${site.name}\n\n> ${home.summary}`,
    contacts.map((line) => `- ${line}`).join('\n'),
    offered.map((line) => `- ${line}`).join('\n'),
    ...planGroupIds.map(priceLines),
    ...pageGroups().map(
      ([title, paths]) => `## ${title}\n\n${paths.map((path) => pageLine(siteUrl, path)).join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

function pageLine(siteUrl: string, path: RoutePath): string {
  const { title, summary } = routeAt(path);
  return `- [${title}](${canonicalUrl(siteUrl, path)}): ${summary}`;
}

function priceLines(group: PlanGroupId): string {
  const lines = offersOf(group).map(({ formLine, features, description }) => {
    const contents = features.length > 0 ? features.join('; ') : description;
    return `- ${formLine}. ${contents}`;
  });
  return `${groupNames[group]}, in US dollars:\n\n${lines.join('\n')}`;
}

/** The indexed pages by the groups of menu and footer, each in the first group that lists it; the others come last. */
function pageGroups(): [title: string, paths: RoutePath[]][] {
  const items: readonly MenuItem[] = menu;
  const unlisted = new Set(indexedRoutes().map(({ path }) => path));
  const lists: { title: string; link?: RoutePath; items: readonly RoutePath[] }[] = [
    { title: 'Start here', link: '/', items: items.map((item) => item.link) },
    ...items.flatMap((item) => item.groups ?? []),
    ...footerColumns,
    { title: 'More pages', items: [...unlisted] },
  ];
  const groups = new Map<string, RoutePath[]>();
  for (const { title, link, items: paths } of lists) {
    const listed = [...(link ? [link] : []), ...paths].filter((path) => unlisted.delete(path));
    if (listed.length > 0) groups.set(title, [...(groups.get(title) ?? []), ...listed]);
  }
  return [...groups];
}
