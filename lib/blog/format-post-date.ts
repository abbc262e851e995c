const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Nov 12, 2026' for an ISO time; RangeError for an invalid one. In UTC: build and browser render the same day. */
export function formatPostDate(iso: string): string {
  return format.format(Date.parse(iso));
}
