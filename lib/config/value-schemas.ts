import { z } from 'zod';

/** An id of an outside service. */
export const name = z
  .string()
  .regex(/^[\w-]+$/, 'expected letters, digits, hyphens and underscores, without quotes or spaces');

/** A name of the IANA time zone database. */
export const timeZone = z.string().refine(isKnown, 'expected the name of a time zone, such as America/New_York');

function isKnown(name: string): boolean {
  try {
    // Newer runtimes also accept offsets such as +01:00, which older browsers refuse.
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
