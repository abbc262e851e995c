import { z } from 'zod';
import { carousel, comparison, faq, feature, industryNotes, statement, technologies } from './sections/arguments';
import { booking, portfolio, posts, testimonials } from './sections/collections';
import { pageHero, prose, slideshow } from './sections/heads';
import { officeHours } from './sections/hours';
import { accordion, cards, coupon, plans, serviceGroups } from './sections/offers';
import { paper, papers } from './sections/papers';
import { priceList, whatItCosts } from './sections/prices';
import { process } from './sections/process';
import { costBriefs, oneBill, platforms } from './sections/savings';
import { screens } from './sections/screens';
import { safeHands } from './sections/trust';

/** Sections that hold the heading of a page: a page begins with one and has no other. */
const heads = [pageHero, slideshow, prose] as const;

/** A section of a page. components/sections/sections.tsx draws each kind. */
export const sectionSchema = z.discriminatedUnion(
  'kind',
  [
    ...heads,
    oneBill,
    carousel,
    feature,
    process,
    posts,
    booking,
    coupon,
    accordion,
    industryNotes,
    plans,
    technologies,
    faq,
    cards,
    comparison,
    statement,
    serviceGroups,
    priceList,
    whatItCosts,
    testimonials,
    portfolio,
    platforms,
    costBriefs,
    officeHours,
    papers,
    paper,
    screens,
    safeHands,
  ],
  {
    error: (issue) =>
      issue.code === 'invalid_union' ? 'expected a kind of section of content/schema/section.ts' : undefined,
  },
);

export type Section = z.infer<typeof sectionSchema>;
export type HeadSection = z.infer<(typeof heads)[number]>;
export const headKinds = heads.map(({ shape }) => shape.kind.value);
export const isHead = (section: Section): section is HeadSection => headKinds.some((kind) => kind === section.kind);
export type SectionKind = Section['kind'];
type SectionMap = { [K in SectionKind]: Extract<Section, { kind: K }> };
export type SectionOf<K extends SectionKind> = SectionMap[K];
