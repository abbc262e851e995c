import { createElement, Fragment, type ReactNode } from 'react';
import { PostsSection } from '@/components/blog/posts-section';
import { BookingSection } from '@/components/booking/booking-section';
import { OfficeHoursSection } from '@/components/hours/office-hours-section';
import { PaperSection } from '@/components/papers/paper-section';
import { PapersSection } from '@/components/papers/papers-section';
import { Plans } from '@/components/plans/plans';
import { Portfolio } from '@/components/portfolio/portfolio';
import { OneBill } from '@/components/prices/one-bill';
import { PriceList } from '@/components/prices/price-list';
import { WhatItCosts } from '@/components/prices/what-it-costs';
import { CarouselSection } from '@/components/slides/carousel-section';
import { SlideshowSection } from '@/components/slides/slideshow-section';
import type { Page } from '@/content/schema/page';
import type { SectionKind, SectionOf } from '@/content/schema/section';
import { Accordion } from './accordion';
import { Cards } from './cards';
import { Comparison } from './comparison';
import { CostBriefs } from './cost-briefs';
import { Coupon } from './coupon';
import { Faq } from './faq';
import { Feature } from './feature';
import { Industries } from './industries';
import { PageHero } from './page-hero';
import { Platforms } from './platforms';
import { Process } from './process';
import { Prose } from './prose';
import { SafeHands } from './safe-hands';
import { Screens } from './screens';
import { ServiceGroups } from './service-groups';
import { Statement } from './statement';
import { Technologies } from './technologies';
import { Testimonials } from './testimonials';

/** `path` is the address of the section's page. */
type SectionProps<K extends SectionKind> = { section: SectionOf<K>; path: string };

/** The component of each kind of section; a kind without one does not compile. */
const registry: { [K in SectionKind]: (props: SectionProps<K>) => ReactNode } = {
  slideshow: SlideshowSection,
  'one-bill': OneBill,
  carousel: CarouselSection,
  feature: Feature,
  process: Process,
  posts: PostsSection,
  booking: BookingSection,
  coupon: Coupon,
  'page-hero': PageHero,
  accordion: Accordion,
  industries: Industries,
  plans: Plans,
  technologies: Technologies,
  faq: Faq,
  cards: Cards,
  comparison: Comparison,
  statement: Statement,
  'service-groups': ServiceGroups,
  'price-list': PriceList,
  'what-it-costs': WhatItCosts,
  testimonials: Testimonials,
  portfolio: Portfolio,
  platforms: Platforms,
  'cost-briefs': CostBriefs,
  prose: Prose,
  'office-hours': OfficeHoursSection,
  papers: PapersSection,
  paper: PaperSection,
  screens: Screens,
  'safe-hands': SafeHands,
};

/** A page's sections, in order. They are fixed at build time, so they need no keys. */
export function Sections({ page: { path, sections } }: { page: Page }) {
  return createElement(Fragment, null, ...sections.map((section) => renderSection(section.kind, section, path)));
}

function renderSection<K extends SectionKind>(kind: K, section: SectionProps<K>['section'], path: string) {
  return registry[kind]({ section, path });
}
