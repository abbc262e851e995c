import { pages } from '@/content/pages/index';
import type { PageInput } from '@/content/schema/page';
import type { SectionKind } from '@/content/schema/section';
import { findRoute } from '@/lib/routes/find-route';

/** Sections that show what another file holds. */
const SHOWN: Partial<Record<SectionKind, string>> = {
  plans: 'content/plans.ts',
  testimonials: 'content/testimonials.ts',
  portfolio: 'content/portfolio.ts',
  platforms: 'content/tools.ts',
  'tool-swap': 'content/tools.ts',
  'cost-curve': 'content/tools.ts',
  'cost-briefs': 'content/tools.ts',
  'savings-teaser': 'content/tools.ts',
};

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
  const quotesPrice = /\{price:|"fromPlan":/.test(JSON.stringify(page));
  return [...new Set([`content/pages/${name}.ts`, ...shown, ...(quotesPrice ? ['content/plans.ts'] : [])])];
}
