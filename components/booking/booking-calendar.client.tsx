'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { calendarTexts } from '@/content/texts/calendar';
import { bookingParameters } from '@/lib/attribution/attribution';
import { visitAttribution } from '@/lib/attribution/visit-attribution.browser';
import { showCalendar } from '@/lib/booking/calendar-vendor.browser';
import { type CalendarState, openCalendar } from '@/lib/booking/open-calendar';
import type { CalendarConfig } from '@/lib/config/public-config';
import { announce } from '@/lib/platform/announce.browser';
import { browserClock } from '@/lib/platform/clock';

type Props = {
  calendar: CalendarConfig;
  /** Shown until the calendar is. */
  cover: ReactNode;
  /** Shown if the calendar does not load: link, phone and email. */
  fallback: ReactNode;
};

/** The month-view calendar. Nothing of the scheduling service loads before the button is clicked. */
export function BookingCalendar({ calendar, cover, fallback }: Props) {
  const { 'data-island': island } = useReady();
  const [state, setState] = useState<CalendarState>({ status: 'closed' });
  const root = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const stop = useRef(() => {});

  useEffect(() => () => stop.current(), []);

  useEffect(() => {
    if (state.status !== 'closed') announce(calendarTexts[state.status]);
  }, [state.status]);

  const open = () => {
    const element = place.current;
    if (!element) return;
    stop.current = openCalendar(
      (handlers) =>
        showCalendar(element, { ...calendar, ...handlers, parameters: bookingParameters(visitAttribution()) }),
      { clock: browserClock, onChange: setState },
    );
    // The clicked button disappears, so the section takes the focus.
    root.current?.focus();
  };

  const isCovered = state.status === 'closed' || state.status === 'loading';
  return (
    <section
      ref={root}
      aria-label={calendarTexts.name}
      tabIndex={-1}
      className="calendar"
      data-island={island}
      data-status={state.status}
    >
      {isCovered && cover}
      {state.status === 'closed' && (
        <button type="button" className="button" data-variant="outline" data-needs-script onClick={open}>
          {calendarTexts.show}
        </button>
      )}
      {state.status === 'loading' && <p className="loading">{calendarTexts.loading}</p>}
      <div ref={place} hidden={state.status === 'failed'} />
      {state.status === 'failed' && fallback}
    </section>
  );
}
