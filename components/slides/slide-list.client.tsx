'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';
import type { SlideState } from '@/lib/slides/slide-index';
import { slideIn } from './slide-in';

export type Slide = { id: string; name: string; content: ReactNode };

/** A slide's label and announcement: '2 of 5: Startup infrastructure'. */
export function slideName(slides: readonly Slide[], index: number): string {
  return `${index + 1} of ${slides.length}: ${slides[index]?.name}`;
}

/** Before hydration the slides are a scrollable strip. Finds the slide that the visitor focused or scrolled to there. */
export function initialSlideIndex(root: HTMLElement | null): number {
  const strip = root?.querySelector('.slides');
  if (!strip) return 0;
  const focused = [...strip.children].findIndex((slide) => slide.contains(document.activeElement));
  if (focused >= 0) return focused;
  // By the whole width, because some strips have gaps between the slides.
  return strip.scrollLeft > 0 ? Math.round((strip.scrollLeft / strip.scrollWidth) * strip.children.length) : 0;
}

/**
 * The slides of a slideshow or carousel, of which one is visible. All are in the HTML: before hydration they form a
 * scrollable strip, so none may be inert until then.
 */
export function SlideList({ slides, state, isReady }: { slides: Slide[]; state: SlideState; isReady: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  // Null before hydration, so that the first slide, which is already visible, does not animate.
  const shown = useRef<number | null>(null);

  useEffect(() => {
    const before = shown.current;
    shown.current = isReady ? state.index : null;
    if (before === null || before === state.index) return;
    const element = list.current?.children[state.index];
    if (element && !isMotionReduced()) void slideIn(element, state.direction);
  }, [state, isReady]);

  return (
    <div className="slides" ref={list}>
      {slides.map(({ id, content }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA carousel pattern, not a fieldset
        <div
          key={id}
          className="slide"
          role="group"
          aria-roledescription="slide"
          aria-label={slideName(slides, index)}
          data-active={index === state.index}
          inert={isReady && index !== state.index}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
