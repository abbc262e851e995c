import { HOURS } from '@/content/schema/site';
import type { Span } from './office-hours';

/** The opening times of content/site.ts: 'Mon - Fri, 9:00 AM - 5:00 PM' gives minutes 540 to 1,020. Throws for other texts. */
export function readHours(text: string): Span {
  const { open, close } = HOURS.exec(text)?.groups ?? {};
  if (!open || !close) throw new Error(`expected hours such as 'Mon - Fri, 9:00 AM - 5:00 PM', received '${text}'`);
  return { from: minuteOf(open), to: minuteOf(close) };
}

/** '5:00 PM' as minutes after midnight. */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(/[: ]/).map(Number);
  return (hour % 12) * 60 + minute + (time.endsWith('PM') ? 12 * 60 : 0);
}
