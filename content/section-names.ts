import type { SectionKind } from './schema/section';

/**
 * Short names of sections for the margin of very wide windows. A section's heading says the same at length. Kinds that are
 * about something else on each page have none.
 */
const sectionNames = {
  'service-cards': 'Our services',
  'service-groups': 'All services',
  'price-list': 'All prices',
  'what-it-costs': 'The price',
  'cost-curve': 'Cost by team size',
  'cost-briefs': 'Worked examples',
  'tool-swap': 'Tool by tool',
  carousel: 'Why us',
  accordion: 'In detail',
  process: 'Steps',
  plans: 'Prices',
  industries: 'By industry',
  technologies: 'Technology',
  faq: 'Questions',
  papers: 'Documents',
  paper: 'Sample',
  screens: 'In use',
  'free-hour': 'The free call',
  'safe-hands': 'In safe hands',
  'support-ask': 'Ask for a price',
  testimonials: 'Testimonials',
  portfolio: 'Our work',
  platforms: 'All tools',
  timeline: 'First month',
  'first-days': 'First 30 days',
  'office-hours': 'Our hours',
  'price-built': 'Monthly price',
  booking: 'Book a call',
  'latest-posts': 'From the blog',
  'featured-posts': 'Articles',
} as const satisfies { [K in SectionKind]?: string };

/** The short name of a kind of section, if it has one. */
export function findSectionName(kind: SectionKind): string | undefined {
  const names: { [K in SectionKind]?: string } = sectionNames;
  return names[kind];
}

/** The CSS that shows the name of a section in the margin (components/theme/wide.css). */
export function nameInMargin(kind: keyof typeof sectionNames): string {
  return `--section-name: '${sectionNames[kind]}';`;
}
