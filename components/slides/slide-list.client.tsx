'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';
import type { SlideState } from '@/lib/slides/slide-index';
import { slideIn } from './slide-in';

export type Slide = { id: string; name: string; content: ReactNode };

/** What an announcement says of a slide: '2 of 5: Startup infrastructure'. */
export function slideName(slides: readonly Slide[], index: number): string {
  return `${index + 1} of ${slides.length}: ${slides[index]?.name}`;
}

/** The slide that the visitor came to in the strip that the slides are before the island answers: by focus or by a swipe. */
export function reachedSlide(root: HTMLElement | null): number {
  const strip = root?.querySelector('.slides');
  if (!strip) return 0;
  const focused = [...strip.children].findIndex((slide) => slide.contains(document.activeElement));
  if (focused >= 0) return focused;
  // Over the whole width: in some strips there is room between the slides.
  return strip.scrollLeft > 0 ? Math.round((strip.scrollLeft / strip.scrollWidth) * strip.children.length) : 0;
}

/**
 * The slides of a slideshow or carousel, one shown. All are in the HTML: until the island is ready they form a strip to
 * scroll, so none may be inert before.
 */
export function SlideList({ slides, state, isReady }: { slides: Slide[]; state: SlideState; isReady: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  // None before the island answers: the slide that shows then was in sight already.
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
