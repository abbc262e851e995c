import { Drawing } from '@/components/illustrations/drawing';
import { Stamp } from '@/components/parts/stamp';
import { claims, site } from '@/content/site';
import { nightDesk } from '@/content/texts/scenes';
import { DAY } from '@/lib/hours/office-hours';
import { readHours } from '@/lib/hours/read-hours';
import { findOffer } from '@/lib/money/offers';
import { clockAfter } from '@/lib/papers/clock';
import { fillIn } from '@/lib/text/fill-in';

const night = clockAfter(nightDesk.time, 0);
const { from, to } = readHours(site.hours);
const morning = clockAfter('00:00', from);

/** Managed IT: at night monitoring sees a fault, in the hours of the office a person calls. */
export function NightDesk() {
  const plan = findOffer(nightDesk.plan);
  return (
    <div className="desk" data-panel="night">
      <p className="desk-clock">
        <span>
          <mark role="none">{night.text}</mark>
        </span>{' '}
        <span>{nightDesk.asleep}</span>
      </p>
      <div className="desk-screen" aria-hidden="true">
        <Drawing name="disk-monitor" />
        <span>{nightDesk.filled}</span>
      </div>
      <div className="desk-ticket">
        <p>
          <Stamp /> <time>{fillIn(nightDesk.seen, { time: night.text })}</time> <b>{nightDesk.fault}</b>
        </p>
        <p>
          <time>{fillIn(nightDesk.called, { time: morning.text })}</time> <b>{nightDesk.question}</b>
          {plan && (
            <>
              {' '}
              <span>
                <span>{plan.name}</span> <span>{plan.terms}</span>
              </span>
            </>
          )}
        </p>
      </div>
      <div className="desk-hours">
        <p>
          <span>{nightDesk.always}</span> <span>{claims.monitoring}</span>
        </p>
        <i aria-hidden="true">
          <i />
        </i>
        <p>
          <span>{nightDesk.byPhone}</span> <span>{site.hours}</span>
        </p>
        <i aria-hidden="true">
          <i style={{ left: percentOfDay(from), right: percentOfDay(DAY - to) }} />
        </i>
      </div>
    </div>
  );
}

const percentOfDay = (minutes: number) => `${(100 * minutes) / DAY}%`;
