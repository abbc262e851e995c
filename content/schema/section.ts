import { z } from 'zod';
import {
  carousel,
  faq,
  feature,
  industryNotes,
  numberedSlides,
  process,
  statement,
  technologies,
} from './sections/arguments';
import { booking, featuredPosts, latestPosts, portfolio, testimonials } from './sections/collections';
import { pageHero, prose, slideshow } from './sections/heads';
import { accordion, calls, cards, coupon, plans, serviceCards, serviceGroups } from './sections/offers';
import { costBriefs, costCurve, platforms, savingsTeaser, toolSwap } from './sections/savings';

/** What a page is made of. components/sections/registry.tsx draws each kind. */
export const sectionSchema = z.discriminatedUnion(
  'kind',
  [
    slideshow,
    serviceCards,
    costCurve,
    toolSwap,
    savingsTeaser,
    carousel,
    feature,
    process,
    latestPosts,
    featuredPosts,
    booking,
    coupon,
    pageHero,
    calls,
    accordion,
    industryNotes,
    plans,
    technologies,
    faq,
    numberedSlides,
    cards,
    statement,
    serviceGroups,
    testimonials,
    portfolio,
    platforms,
    costBriefs,
    prose,
  ],
  {
    error: (issue) =>
      issue.code === 'invalid_union' ? 'expected a kind of section of content/schema/section.ts' : undefined,
  },
);

export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section['kind'];
type SectionMap = { [K in SectionKind]: Extract<Section, { kind: K }> };
export type SectionOf<K extends SectionKind> = SectionMap[K];
