/** A span of a day in minutes after midnight. `to` is above 1,440 when the span ends on the next day. */
export type Span = { from: number; to: number };

/** A span of some days: 'Mon - Fri' are those on which it begins. */
export type Hours = Span & { days: string };

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const DAY = 24 * 60;
const MS = 60_000;

/** How many minutes a time zone is ahead of UTC at an instant (milliseconds since 1970). Throws for an unknown zone. */
function minutesAhead(timeZone: string, instant: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // 'GMT+05:45', or 'GMT' alone for no difference.
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return sign ? Number(sign + 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/**
 * An office's hours on the clock of a visitor, for the visitor's date at `now`. Both UTC offsets are those in the middle of these
 * hours, so that a clock change in the night before is included.
 */
export function hoursFor(hours: Hours, office: string, visitor: string, now: number): Hours {
  const visitorClock = now + minutesAhead(visitor, now) * MS;
  const midnight = Math.floor(visitorClock / (DAY * MS)) * DAY * MS;
  // The office's clock read as UTC. An offset of some hours before or after is near enough: clocks do not change at noon.
  const middle = midnight + ((hours.from + hours.to) / 2) * MS;
  const instant = middle - minutesAhead(office, middle) * MS;
  const later = minutesAhead(visitor, instant) - minutesAhead(office, instant);
  const daysLater = Math.floor((hours.from + later) / DAY);
  const from = hours.from + later - daysLater * DAY;
  return { days: shiftDays(hours.days, daysLater), from, to: from + hours.to - hours.from };
}

/** 'Mon - Fri' one day later is 'Tue - Sat'. */
function shiftDays(days: string, later: number): string {
  return days.replace(/[A-Z][a-z]+/g, (day) => WEEK.at((WEEK.indexOf(day) + later) % WEEK.length) ?? day);
}

/** '9 AM', '1:30 PM', 'noon' or 'midnight', for a minute of this day or the next. */
function clockText(minute: number): string {
  const ofDay = minute % DAY;
  if (ofDay === 0) return 'midnight';
  if (ofDay === DAY / 2) return 'noon';
  const hour = Math.floor(ofDay / 60);
  const minutes = ofDay % 60;
  return `${hour % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '3 AM - 11 AM'. */
export function spanText({ from, to }: Span): string {
  return `${clockText(from)} - ${clockText(to)}`;
}

type VisitorZone = {
  timeZone: string;
  /** 'Eastern Standard Time'. */
  name: string;
  now: number;
};

/** The browser's time zone, with its name at `now`. Undefined where the browser does not know its zone. */
export function visitorZone(now: number): VisitorZone | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' });
    const { timeZone } = format.resolvedOptions();
    const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value;
    // Throws for a zone such as 'Etc/Unknown'.
    new Intl.DateTimeFormat('en-US', { timeZone });
    return name ? { timeZone, name, now } : undefined;
  } catch {
    return undefined;
  }
}
