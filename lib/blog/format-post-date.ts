const formats: Record<string, Intl.DateTimeFormat> = {};

const createFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone });

/** 'Nov 12, 2026' for an ISO time, in the site's time zone: build and browser show the same day. RangeError for an invalid one. */
export function formatPostDate(iso: string, timeZone: string): string {
  try {
    formats[timeZone] ??= createFormat(timeZone);
  } catch {
    // A browser that is older than the zone's name, such as Europe/Kyiv of 2022.
    formats[timeZone] = createFormat('UTC');
  }
  return formats[timeZone].format(Date.parse(iso));
}
