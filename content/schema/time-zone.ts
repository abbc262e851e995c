import { z } from 'zod';

/** A name of the IANA time zone database. */
export const timeZone = z.string().refine(isKnown, 'expected the name of a time zone, such as America/New_York');

function isKnown(name: string): boolean {
  try {
    // Older browsers refuse offsets such as +01:00, and EST has no summer time.
    return /^(UTC$|[a-z]+\/)/i.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
