import type { ReactNode } from 'react';
import type { SectionKind, SectionOf } from '@/content/schema/section';
import { BookingSection } from './booking-section';
import { CarouselSection } from './carousel-section';
import { CostCurve } from './cost-curve';
import { Coupon } from './coupon';
import { Feature } from './feature';
import { LatestPosts } from './latest-posts';
import { Process } from './process';
import { ServiceCards } from './service-cards';
import { SlideshowSection } from './slideshow-section';
import { ToolSwap } from './tool-swap';

export type SectionRegistry = { [K in SectionKind]: (props: { section: SectionOf<K> }) => ReactNode };

/** Which component draws which kind of section; a kind without one does not compile. */
export const sectionRegistry = {
  slideshow: SlideshowSection,
  'service-cards': ServiceCards,
  'cost-curve': CostCurve,
  'tool-swap': ToolSwap,
  carousel: CarouselSection,
  feature: Feature,
  process: Process,
  'latest-posts': LatestPosts,
  booking: BookingSection,
  coupon: Coupon,
} satisfies SectionRegistry;
