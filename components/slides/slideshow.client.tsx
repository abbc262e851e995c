'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Till, type TillContent } from '@/components/calculator/till.client';
import { ControlIcon } from '@/components/ui/control-icon';
import { useReady } from '@/components/ui/use-ready';
import { slideTexts } from '@/content/texts/slides';
import { browserClock } from '@/lib/platform/clock';
import { isUnderPointer, watchHidden, watchReducedMotion } from '@/lib/platform/page-signals.browser';
import { type Autoplay, startAutoplay } from '@/lib/slides/autoplay';
import { jump, type SlideState, step } from '@/lib/slides/slide-index';
import { announceSlide, initialSlideIndex, type Slide, SlideList, useHiddenSlides } from './slide-list.client';
import { SwipeArea } from './swipe-area';

type Props = {
  label: string;
  heading: ReactNode;
  slides: Slide[];
  /** The first slide's picture; the others have theirs in their content. */
  till: TillContent;
};

/**
 * Shows one slide at a time, each for 6 seconds. It pauses on hover, while the focus is inside, with the pause button, in a
 * hidden tab, for visitors who prefer reduced motion, and once the till is used. The controls are read before the slides, so
 * that these can be paused.
 */
export function Slideshow({ label, heading, slides: given, till }: Props) {
  const { isReady, 'data-island': island } = useReady();
  const [slide, setSlide] = useState<SlideState>({ index: 0, direction: 1 });
  const [pausedBy, setPausedBy] = useState<'button' | 'till' | null>(null);
  const root = useRef<HTMLElement>(null);
  const autoplay = useRef<Autoplay>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const count = given.length;

  useEffect(() => {
    const player = startAutoplay(browserClock, {
      onProgress: (part) => bar.current?.style.setProperty('--part', String(part)),
      onElapsed: () => setSlide((current) => step(current, 1, count)),
    });
    autoplay.current = player;
    const holdWhile = (reason: string) => (isHeld: boolean) => (isHeld ? player.hold(reason) : player.release(reason));
    const stopHidden = watchHidden(holdWhile('hidden'));
    const stopReduced = watchReducedMotion(holdWhile('reduced-motion'));
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

  useHiddenSlides(root, {
    index: slide.index,
    isReady,
    onEnter: (index) => {
      autoplay.current?.restart();
      setSlide(jump(slide, index));
    },
  });

  const pause = (by: 'button' | 'till') => {
    autoplay.current?.hold('paused');
    setPausedBy(by);
  };
  const play = () => {
    autoplay.current?.release('paused');
    setPausedBy(null);
  };

  /** Shows the next or previous slide and announces it. A change by autoplay is not announced. */
  const move = (direction: 1 | -1) => {
    const next = step(slide, direction, count);
    autoplay.current?.restart();
    if (pausedBy === 'till') play();
    setSlide(next);
    announceSlide(slides, next.index);
  };

  const slides = given.map((each, index) => {
    if (index > 0) return each;
    const content = (
      <>
        {each.content}
        <div className="till-place">
          <Till {...till} onTouch={() => pausedBy ?? pause('till')} />
        </div>
      </>
    );
    return { ...each, content };
  });

  return (
    <section
      data-island={island}
      ref={root}
      className="slideshow"
      aria-roledescription={slideTexts.carousel}
      aria-label={label}
      onPointerEnter={() => autoplay.current?.hold('hover')}
      onPointerLeave={() => autoplay.current?.release('hover')}
      onFocus={() => autoplay.current?.hold('focus')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) autoplay.current?.release('focus');
      }}
    >
      <SwipeArea onSwipe={move} isTouchOnly>
        {heading}
        <div className="controls" data-needs-script>
          <button type="button" onClick={() => move(-1)} aria-label={slideTexts.previousSlide}>
            <ControlIcon name="previous" />
          </button>
          <button type="button" onClick={() => move(1)} aria-label={slideTexts.nextSlide}>
            <ControlIcon name="next" />
          </button>
          <button
            type="button"
            className="pause"
            onClick={() => (pausedBy ? play() : pause('button'))}
            aria-label={pausedBy ? slideTexts.play : slideTexts.pause}
          >
            <ControlIcon name={pausedBy ? 'play' : 'pause'} />
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
        <SlideList slides={slides} state={slide} isReady={isReady} />
      </SwipeArea>
    </section>
  );
}
