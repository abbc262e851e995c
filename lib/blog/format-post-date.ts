const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/**
 * The day of an ISO time, 'Nov 12, 2026'. In UTC, so that the build machine and the browser render the same.
 *
 * @throws RangeError for an invalid time
 */
export function formatPostDate(iso: string): string {
  return format.format(Date.parse(iso));
}
