'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { slideTexts } from '@/content/texts/slides';
import { announce } from '@/lib/platform/announce.browser';
import { closestTo } from '@/lib/platform/events';
import { isMotionReduced } from '@/lib/platform/page-signals.browser';
import { jump, type SlideState, step } from '@/lib/slides/slide-index';
import { fillIn } from '@/lib/text/fill-in';
import { slideIn } from './slide-in';

export type Slide = { id: string; name: string; content: ReactNode };

/** What a slide is called where it is chosen: '2 of 5: Startup infrastructure'. */
export function slideName(slides: readonly Slide[], index: number): string {
  return fillIn(slideTexts.name, { number: index + 1, count: slides.length, name: slides[index]?.name ?? '' });
}

/** Before hydration the slides are a scrollable strip. Finds the slide that the visitor focused or scrolled to there. */
function initialSlideIndex(root: HTMLElement | null): number {
  const strip = root?.querySelector('.slides');
  if (!strip) return 0;
  const focused = [...strip.children].findIndex((slide) => slide.contains(document.activeElement));
  if (focused >= 0) return focused;
  // By the whole width, because some strips have gaps between the slides.
  return strip.scrollLeft > 0 ? Math.round((strip.scrollLeft / strip.scrollWidth) * strip.children.length) : 0;
}

const STOPS = ':is(a,button,input)';

const HIDDEN = '.slide[data-active="false"]';

/**
 * Which slide is visible. Screen readers read all, so that a change takes nothing from under their cursor; Tab reaches the visible one
 * alone. A hidden slide that a screen reader's focus or press gets into becomes the visible one.
 */
export function useSlides(
  slides: readonly Slide[],
  { onTurn, onChoose }: { onTurn?: () => void; onChoose?: () => void } = {},
) {
  const { isReady, 'data-island': island } = useReady();
  const [slide, setSlide] = useState<SlideState>({ index: 0, direction: 1 });
  const root = useRef<HTMLElement>(null);

  useEffect(() => setSlide((current) => ({ ...current, index: initialSlideIndex(root.current) })), []);

  const turnTo = (next: SlideState) => {
    if (next.index !== slide.index) onTurn?.();
    setSlide(next);
  };
  /** Also announces it, because the visitor has chosen it. */
  const show = (next: SlideState) => {
    onChoose?.();
    turnTo(next);
    announce(fillIn(slideTexts.shown, { slide: slideName(slides, next.index) }));
  };
  const enter = useEffectEvent((index: number) => turnTo(jump(slide, index)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is hidden
  useEffect(() => {
    const element = root.current;
    if (!isReady || !element) return;
    for (const stop of element.querySelectorAll<HTMLElement>(`[data-active] ${STOPS}`)) {
      if (stop.closest(HIDDEN)) stop.tabIndex = -1;
      else stop.removeAttribute('tabindex');
    }
    // A swipe with the mouse also ends with a click: on the words of the slide that has just been hidden.
    const onEvent = (event: Event) => {
      const part = closestTo(event, STOPS)?.closest(HIDDEN);
      if (part?.parentElement) enter([...part.parentElement.children].indexOf(part));
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('focusin', onEvent, { signal });
    element.addEventListener('click', onEvent, { signal });
    return () => listening.abort();
  }, [slide.index, isReady]);

  return {
    root,
    island,
    isReady,
    slide,
    setSlide,
    choose: (index: number) => show(jump(slide, index)),
    move: (direction: 1 | -1) => show(step(slide, direction, slides.length)),
  };
}

/** The slides of a slideshow or carousel, of which one is visible. Before hydration they form a scrollable strip. */
export function SlideList({ slides, state, isReady }: { slides: Slide[]; state: SlideState; isReady: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  // Null before hydration, so that the first slide, which is already visible, does not animate.
  const shown = useRef<number | null>(null);

  useEffect(() => {
    const before = shown.current;
    shown.current = isReady ? state.index : null;
    if (before === null || before === state.index) return;
    const element = list.current?.children[state.index];
    if (element && !isMotionReduced()) slideIn(element, state.direction);
  }, [state, isReady]);

  return (
    <div className="slides" ref={list}>
      {slides.map(({ id, content }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA carousel pattern, not a fieldset
        <div
          key={id}
          className="slide"
          role="group"
          aria-roledescription={slideTexts.slide}
          // Its role is said as "slide", and its name is its heading, which is read next.
          aria-label={fillIn(slideTexts.place, { number: index + 1, count: slides.length })}
          data-active={index === state.index}
          data-first-frame={index === 1 ? 'end' : undefined}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
