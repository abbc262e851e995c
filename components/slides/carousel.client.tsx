'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { ControlIcon } from '@/components/ui/control-icon';
import { slideTexts } from '@/content/texts/slides';
import { isBrowserShortcut } from '@/lib/platform/events';
import { fillIn } from '@/lib/text/fill-in';
import { type Slide, SlideList, slideName, useSlides } from './slide-list.client';
import { SwipeArea } from './swipe-area';

type Props = { labelledBy: string; slides: Slide[]; heading: ReactNode };

/** Slides that the visitor alone changes. Their titles are read before the slides. */
export function Carousel({ labelledBy, slides, heading }: Props) {
  const { root, island, isReady, slide, choose, move } = useSlides(slides);

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
              onClick={() => choose(index)}
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
