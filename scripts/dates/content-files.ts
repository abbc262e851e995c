import { pages } from '@/content/pages/index';
import type { PageInput } from '@/content/schema/page';
import type { SectionKind } from '@/content/schema/section';

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

/** The files of content that each written page shows, by the page's path: its own, and those of prices and lists. */
export function contentFiles(): Record<string, string[]> {
  return Object.fromEntries(Object.entries(pages).map(([name, page]) => [page.path, filesOf(name, page)]));
}

function filesOf(name: string, page: PageInput): string[] {
  const shown = page.sections.flatMap((section) => SHOWN[section.kind] ?? []);
  const quotesPrice = /\{price:|"fromPlan":/.test(JSON.stringify(page));
  return [...new Set([`content/pages/${name}.ts`, ...shown, ...(quotesPrice ? ['content/plans.ts'] : [])])];
}
