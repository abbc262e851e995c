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
