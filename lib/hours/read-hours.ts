import { HOURS } from '@/content/schema/site';
import { DAY, type Hours } from './office-hours';

/** Hours of content/site.ts: 'Mon - Fri, 9:00 AM - 5:00 PM' gives days and minutes (540 to 1,020). Throws for other texts. */
export function readHours(text: string): Hours {
  const { days, open, close } = HOURS.exec(text)?.groups ?? {};
  if (!days || !open || !close)
    throw new Error(`expected hours such as 'Mon - Fri, 9:00 AM - 5:00 PM', received '${text}'`);
  const [from, to] = [minuteOf(open), minuteOf(close)];
  return { days, from, to: to > from ? to : to + DAY };
}

/** '5:00 PM' as minutes after midnight. */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(/[: ]/).map(Number);
  return (hour % 12) * 60 + minute + (time.endsWith('PM') ? 12 * 60 : 0);
}
