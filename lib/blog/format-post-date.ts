const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/**
 * The day of an ISO time as readers see it, 'Nov 12, 2026', in UTC: a build machine and a browser must agree.
 *
 * @throws RangeError if it is no time
 */
export function formatPostDate(iso: string): string {
  return format.format(Date.parse(iso));
}
