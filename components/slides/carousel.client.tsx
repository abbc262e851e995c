'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ControlIcon } from '@/components/ui/control-icon';
import { useReady } from '@/components/ui/use-ready';
import { slideTexts } from '@/content/texts/slides';
import { isBrowserShortcut } from '@/lib/platform/events';
import { jump, type SlideState, step } from '@/lib/slides/slide-index';
import { fillIn } from '@/lib/text/fill-in';
import {
  announceSlide,
  initialSlideIndex,
  type Slide,
  SlideList,
  slideName,
  useHiddenSlides,
} from './slide-list.client';
import { SwipeArea } from './swipe-area';

type Props = {
  labelledBy: string;
  slides: Slide[];
  heading: ReactNode;
};

/**
 * Slides that the visitor changes by their titles, with buttons, arrow keys or a swipe. The titles are read before the slides. It
 * never moves by itself.
 */
export function Carousel({ labelledBy, slides, heading }: Props) {
  const { isReady, 'data-island': island } = useReady();
  const [slide, setSlide] = useState<SlideState>({ index: 0, direction: 1 });
  const root = useRef<HTMLElement>(null);
  const count = slides.length;

  useEffect(() => setSlide((current) => ({ ...current, index: initialSlideIndex(root.current) })), []);
  useHiddenSlides(root, { index: slide.index, isReady, onEnter: (index) => setSlide(jump(slide, index)) });

  const show = (next: SlideState) => {
    setSlide(next);
    announceSlide(slides, next.index);
  };
  const move = (direction: 1 | -1) => show(step(slide, direction, count));

  const onKeyDown = (event: KeyboardEvent) => {
    if (isBrowserShortcut(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <section
      data-island={island}
      ref={root}
      className="carousel"
      aria-roledescription={slideTexts.carousel}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
    >
      {heading}
      <div className="controls" data-needs-script>
        <div className="titles">
          {slides.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              aria-label={fillIn(slideTexts.show, { slide: slideName(slides, index) })}
              aria-current={index === slide.index}
              onClick={() => show(jump(slide, index))}
            >
              {name}
            </button>
          ))}
        </div>
        <button type="button" className="icon-button" onClick={() => move(-1)} aria-label={slideTexts.previous}>
          <ControlIcon name="previous" />
        </button>
        <button type="button" className="icon-button" onClick={() => move(1)} aria-label={slideTexts.next}>
          <ControlIcon name="next" />
        </button>
      </div>
      <SwipeArea onSwipe={move}>
        <SlideList slides={slides} state={slide} isReady={isReady} />
      </SwipeArea>
    </section>
  );
}
