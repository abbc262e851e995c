/** A span of a day in minutes after midnight. `to` is above 1,440 when the span ends on the next day. */
export type Span = { from: number; to: number };

export const DAY = 24 * 60;
const MS = 60_000;

/** How many minutes a time zone is ahead of UTC at an instant (milliseconds since 1970). Throws for an unknown zone. */
export function minutesAhead(timeZone: string, instant: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // 'GMT+05:45', or 'GMT' alone for no difference.
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return sign ? Number(sign + 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/**
 * An office's hours on the clock of a visitor, for the visitor's date at `now`. Both UTC offsets are those in the
 * middle of these hours, so that a clock change in the night before is included.
 *
 * @param hours the hours on the office's own clock
 */
export function hoursFor(hours: Span, office: string, visitor: string, now: number): Span {
  const visitorClock = now + minutesAhead(visitor, now) * MS;
  const midnight = Math.floor(visitorClock / (DAY * MS)) * DAY * MS;
  // The office's clock read as UTC. An offset of some hours before or after is near enough: clocks do not change at noon.
  const middle = midnight + ((hours.from + hours.to) / 2) * MS;
  const instant = middle - minutesAhead(office, middle) * MS;
  const later = minutesAhead(visitor, instant) - minutesAhead(office, instant);
  const from = (hours.from + later + 2 * DAY) % DAY;
  return { from, to: from + hours.to - hours.from };
}

/** '9 AM', '1:30 PM', 'noon' or 'midnight', for a minute of this day or the next. */
export function clockText(minute: number): string {
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
