'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BillTill, type TillContent } from '@/components/calculator/bill-till.client';
import { ControlIcon } from '@/components/ui/control-icon';
import { slideTexts } from '@/content/texts/slides';
import { announce } from '@/lib/platform/announce.browser';
import { browserClock } from '@/lib/platform/clock';
import { isUnderPointer, watchHidden, watchOutOfView, watchReducedMotion } from '@/lib/platform/page-signals.browser';
import { type Autoplay, startAutoplay } from '@/lib/slides/autoplay';
import { step } from '@/lib/slides/slide-index';
import { fillIn } from '@/lib/text/fill-in';
import { SlideList, useSlides } from './slide-list.client';
import { SwipeArea } from './swipe-area';

type Props = {
  label: string;
  heading: ReactNode;
  /** `tab`: what a slide is called in the row of slides. A slide without a paper prints the bill. */
  slides: { id: string; name: string; tab: string; head: ReactNode; paper?: ReactNode; words: ReactNode }[];
  bill: TillContent;
};

/**
 * One slide for 6 seconds. It pauses on hover, while the focus is inside, with its button, in a hidden tab, while its headline is
 * out of view, with reduced motion, and once the till is used. Its controls are read first, so that it can be paused.
 */
export function Slideshow({ label, heading, slides: given, bill }: Props) {
  const [pausedBy, setPausedBy] = useState<'button' | 'till' | null>(null);
  const autoplay = useRef<Autoplay>(null);
  const count = given.length;

  const pause = (by: 'button' | 'till') => {
    autoplay.current?.hold('paused');
    setPausedBy(by);
  };
  const play = () => {
    autoplay.current?.release('paused');
    setPausedBy(null);
  };

  const slides = given.map(({ id, name, head, paper, words }) => ({
    id,
    name,
    content: (
      <>
        {head}
        {paper ?? <BillTill {...bill} onTouch={() => pausedBy ?? pause('till')} />}
        {words}
      </>
    ),
  }));
  const { root, island, isReady, slide, setSlide, choose, move } = useSlides(slides, {
    // The bar starts again with each slide, so the time does too.
    onTurn: () => autoplay.current?.restart(),
    onChoose: () => pausedBy === 'till' && play(),
  });

  useEffect(() => {
    const player = startAutoplay(browserClock, {
      onPlaying: (isPlaying) => root.current?.toggleAttribute('data-playing', isPlaying),
      onElapsed: () => setSlide((current) => step(current, 1, count)),
    });
    autoplay.current = player;
    const holdWhile = (reason: string) => (isHeld: boolean) => (isHeld ? player.hold(reason) : player.release(reason));
    const stopHidden = watchHidden(holdWhile('hidden'));
    const stopReduced = watchReducedMotion(holdWhile('reduced-motion'));
    // No event reports a hover or a focus from before hydration.
    holdWhile('hover')(isUnderPointer(root.current));
    holdWhile('focus')(root.current?.contains(document.activeElement) ?? false);
    return () => {
      player.stop();
      stopHidden();
      stopReduced();
    };
  }, [count, root, setSlide]);

  // Each slide has its own headline; those of the hidden ones are never in view.
  useEffect(() => {
    const headline = isReady && root.current?.querySelectorAll('.slide > h2')[slide.index];
    if (!headline) return;
    return watchOutOfView(headline, (isOut) =>
      isOut ? autoplay.current?.hold('headline') : autoplay.current?.release('headline'),
    );
  }, [slide.index, isReady, root]);

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
          <button
            type="button"
            className="icon-button pause"
            onClick={() => {
              if (pausedBy) play();
              else pause('button');
              announce(pausedBy ? slideTexts.playing : slideTexts.paused);
            }}
            aria-label={pausedBy ? slideTexts.play : slideTexts.pause}
          >
            <ControlIcon name={pausedBy ? 'play' : 'pause'} />
          </button>
          <button type="button" className="icon-button" onClick={() => move(-1)} aria-label={slideTexts.previousSlide}>
            <ControlIcon name="previous" />
          </button>
          <div className="tabs">
            {given.map(({ id, tab }, index) => (
              <button
                key={id}
                type="button"
                aria-label={fillIn(slideTexts.show, {
                  slide: fillIn(slideTexts.name, { number: index + 1, count, name: tab }),
                })}
                aria-current={index === slide.index}
                onClick={() => choose(index)}
              >
                {tab}
              </button>
            ))}
          </div>
          <button type="button" className="icon-button" onClick={() => move(1)} aria-label={slideTexts.nextSlide}>
            <ControlIcon name="next" />
          </button>
        </div>
        <SlideList slides={slides} state={slide} isReady={isReady} />
      </SwipeArea>
    </section>
  );
}
