import { pages } from '@/content/pages/index';
import { planGroupIds } from '@/content/plans';
import type { PageInput } from '@/content/schema/page';
import type { SectionKind } from '@/content/schema/section';
import { findRoute } from '@/lib/routes/find-route';

/** Sections that show what another file holds. */
const SHOWN: Partial<Record<SectionKind, string>> = {
  plans: 'content/plans.ts',
  testimonials: 'content/testimonials.ts',
  portfolio: 'content/portfolio.ts',
  industries: 'content/industries.ts',
  platforms: 'content/tools.ts',
  'tool-swap': 'content/tools.ts',
  'cost-curve': 'content/tools.ts',
  'cost-briefs': 'content/tools.ts',
  'savings-teaser': 'content/tools.ts',
};

/** Sentences that quote what another file holds. */
const QUOTING: readonly (readonly [quote: RegExp, file: string])[] = [
  [new RegExp(`\\{price:|"fromPlan":|\\{count:(${planGroupIds.join('|')})\\}`, 'i'), 'content/plans.ts'],
  [/\{count:tools\}/i, 'content/tools.ts'],
  [/\{count:testimonials\}/i, 'content/testimonials.ts'],
  [/\{count:industries\}/i, 'content/industries.ts'],
];

/**
 * The files of content that each written page shows, by the page's path: its own, and those of prices and lists. A twin
 * shows those of its original, and so is of the same day.
 */
export function contentFiles(): Record<string, string[]> {
  const own = new Map(Object.entries(pages).map(([name, page]) => [page.path, filesOf(name, page)]));
  return Object.fromEntries([...own].map(([path, files]) => [path, own.get(originalPath(path)) ?? files]));
}

function originalPath(path: string): string {
  return findRoute(path)?.canonical ?? path;
}

function filesOf(name: string, page: PageInput): string[] {
  const shown = page.sections.flatMap((section) => SHOWN[section.kind] ?? []);
  const text = JSON.stringify(page);
  const quoted = QUOTING.flatMap(([quote, file]) => (quote.test(text) ? file : []));
  return [...new Set([`content/pages/${name}.ts`, ...shown, ...quoted])];
}
