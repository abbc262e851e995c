'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { shareSliderTexts } from '@/content/texts/one-sum';
import { shareOfBill } from '@/lib/calculator/share-of-bill';
import { isBrowserShortcut } from '@/lib/platform/events';
import { fillIn } from '@/lib/text/fill-in';

const PAGE_STEP = 10;

type Props = { min: number; max: number; initial: number; cut: number };

/** Sets the share of the section around it: its `--share` for the bars, and the text of every `data-figure`. */
export function ShareSlider({ min, max, initial, cut }: Props) {
  const { 'data-island': island } = useReady();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(initial);
  const { saved, left } = shareOfBill(share, cut);

  const read = () => setShare((shown) => input.current?.valueAsNumber ?? shown);
  // The visitor may have moved the slider before hydration.
  useEffect(read, []);

  useEffect(() => {
    const section = input.current?.closest('section');
    const figures: Record<string, number> = { share, saved, left };
    section?.style.setProperty('--share', String(share));
    for (const element of section?.querySelectorAll<HTMLElement>('[data-figure]') ?? []) {
      const text = `${figures[element.dataset.figure ?? '']}%`;
      // Screen readers hear of each text that is written, also where it stays the same.
      if (element.textContent !== text) element.textContent = text;
    }
  }, [share, saved, left]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isUp = event.key === 'PageUp';
    if (isBrowserShortcut(event) || (!isUp && event.key !== 'PageDown')) return;
    event.preventDefault();
    if (isUp) event.currentTarget.stepUp(PAGE_STEP);
    else event.currentTarget.stepDown(PAGE_STEP);
    read();
  };

  return (
    <div className="slide" data-island={island} data-needs-script>
      <input
        ref={input}
        id="share"
        type="range"
        autoComplete="off"
        min={min}
        max={max}
        defaultValue={initial}
        aria-valuetext={fillIn(shareSliderTexts.value, { share, saved })}
        onInput={read}
        onKeyDown={onKeyDown}
      />
      <p>
        <label htmlFor="share">{shareSliderTexts.label}</label>: <span data-figure="share">{initial}%</span>
      </p>
    </div>
  );
}
