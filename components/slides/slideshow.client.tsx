'use client';

import { useEffect, useRef, useState } from 'react';
import { ControlIcon } from '@/components/ui/control-icon';
import { useReady } from '@/components/ui/use-ready';
import { browserClock } from '@/lib/platform/clock';
import { isUnderPointer, watchHidden, watchReducedMotion } from '@/lib/platform/page-signals.browser';
import { type Autoplay, startAutoplay } from '@/lib/slides/autoplay';
import { type SlideState, step } from '@/lib/slides/slide-index';
import { initialSlideIndex, type Slide, SlideList, slideName } from './slide-list.client';
import { SwipeArea } from './swipe-area';

/**
 * Shows one slide at a time, each for 6 seconds. It pauses on hover, while the focus is inside, with the pause button, in a
 * hidden tab and for visitors who prefer reduced motion.
 */
export function Slideshow({ label, slides }: { label: string; slides: Slide[] }) {
  const { isReady, 'data-island': island } = useReady();
  const [slide, setSlide] = useState<SlideState>({ index: 0, direction: 1 });
  const [announcement, setAnnouncement] = useState('');
  const [isPaused, setPaused] = useState(false);
  const root = useRef<HTMLElement>(null);
  const autoplay = useRef<Autoplay>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const count = slides.length;

  useEffect(() => {
    const player = startAutoplay(browserClock, {
      onProgress: (part) => bar.current?.style.setProperty('--part', String(part)),
      onElapsed: () => {
        setAnnouncement('');
        setSlide((current) => step(current, 1, count));
      },
    });
    autoplay.current = player;
    const holdWhile = (reason: string) => (isHeld: boolean) => (isHeld ? player.hold(reason) : player.release(reason));
    const stopHidden = watchHidden(holdWhile('hidden tab'));
    const stopReduced = watchReducedMotion(holdWhile('reduced motion'));
    // No event reports a hover or a focus from before hydration.
    holdWhile('hover')(isUnderPointer(root.current));
    holdWhile('focus')(root.current?.contains(document.activeElement) ?? false);
    setSlide((current) => ({ ...current, index: initialSlideIndex(root.current) }));
    return () => {
      player.stop();
      stopHidden();
      stopReduced();
    };
  }, [count]);

  /** Shows the next or previous slide and announces it. A change by autoplay is not announced. */
  const move = (direction: 1 | -1) => {
    const next = step(slide, direction, count);
    autoplay.current?.restart();
    setSlide(next);
    setAnnouncement(`Slide ${slideName(slides, next.index)}`);
  };

  const togglePaused = () => {
    if (isPaused) autoplay.current?.release('button');
    else autoplay.current?.hold('button');
    setPaused(!isPaused);
  };

  return (
    <section
      data-island={island}
      ref={root}
      className="slideshow"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => autoplay.current?.hold('hover')}
      onPointerLeave={() => autoplay.current?.release('hover')}
      onFocus={() => autoplay.current?.hold('focus')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) autoplay.current?.release('focus');
      }}
    >
      <SwipeArea onSwipe={move} isTouchOnly>
        <SlideList slides={slides} state={slide} isReady={isReady} />
      </SwipeArea>
      <div className="controls" data-needs-script>
        <button type="button" onClick={() => move(-1)} aria-label="Previous slide">
          <ControlIcon name="previous" />
        </button>
        <button type="button" onClick={() => move(1)} aria-label="Next slide">
          <ControlIcon name="next" />
        </button>
        <button
          type="button"
          className="pause"
          onClick={togglePaused}
          aria-label={isPaused ? 'Play slides' : 'Pause slides'}
        >
          <ControlIcon name={isPaused ? 'play' : 'pause'} />
        </button>
        <span className="progress" aria-hidden="true">
          {slides.map(({ id }, index) => (
            <span key={id} ref={index === slide.index ? bar : null} data-active={index === slide.index} />
          ))}
        </span>
        <span className="count" aria-hidden="true">
          {`${slide.index + 1} / ${count}`}
        </span>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}
