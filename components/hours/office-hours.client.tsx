'use client';

import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { hoursTexts } from '@/content/texts/hours';
import { DAY, type Hours, hoursFor, type Span, spanText, visitorZone } from '@/lib/hours/office-hours';
import { browserClock } from '@/lib/platform/clock';
import { fillIn } from '@/lib/text/fill-in';

type Props = {
  offices: readonly { city: string; timeZone: string }[];
  /** On the clock of each office. */
  hours: Hours;
  /** Zone and instant of the prerendered hours. */
  timeZone: string;
  now: number;
  /** The sentence that names this zone. */
  note: string;
  /** The line about the hours, and the row of what goes on day and night. */
  officesLine: string;
  children: ReactNode;
};

/** The hours of the offices along a day: as prerendered at first, then for today in the visitor's time zone. */
export function OfficeHours({ offices, hours, timeZone, now, note, officesLine, children }: Props) {
  const island = useReady()['data-island'];
  const [clock, setClock] = useState({ timeZone, now, note, isOwn: false });
  const here = clock.isOwn ? hoursTexts.ownClock : hoursTexts.officeClock;
  useEffect(() => {
    const zone = visitorZone(browserClock.now());
    if (!zone) return;
    setClock({ ...zone, note: fillIn(hoursTexts.note, { zone: zone.name }), isOwn: true });
  }, []);

  return (
    <div className="hours" data-island={island}>
      <ul>
        {offices.map((office) => {
          const span = hoursFor(hours, office.timeZone, clock.timeZone, clock.now);
          return (
            <li key={office.city} style={position(span)} data-wraps={span.to > DAY || undefined}>
              <b>{office.city}</b>{' '}
              <small>{span.from === hours.from ? here : fillIn(hoursTexts.there, { hours: spanText(hours) })}</small>
              <span className="track">
                <i />
                {span.to > DAY && <i />}
              </span>
              <span className="text">
                {span.days !== hours.days && <span className="days">{`${span.days}, `}</span>}
                <span>{spanText(span)}</span>
                {clock.isOwn && span.from !== hours.from && <span className="visually-hidden"> {here}</span>}
              </span>
            </li>
          );
        })}
        {children}
      </ul>
      <p>
        <span>{officesLine}</span> <span>{clock.note}</span>
      </p>
    </div>
  );
}

const position = ({ from, to }: Span): CSSProperties & { '--from': number; '--to': number } => ({
  '--from': Number((from / DAY).toFixed(4)),
  '--to': Number((to / DAY).toFixed(4)),
});
