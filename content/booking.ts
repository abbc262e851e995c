import type { Action } from './schema/link';
import type { SectionOf } from './schema/section';

/** The label of booking wherever the specification does not give another. */
export const bookCall = { label: 'Book a free call', to: 'booking' } as const satisfies Action;

/** The booking section of /contact. Pages of content/pages use this one or their own. */
export const consultation = {
  kind: 'booking',
  anchor: 'book',
  heading: 'Or pick a time for a call',
  intro:
    'The {claim:consultation} tech consultation is free. Bring the website you have or the one you want, and leave with a scope and a price range.',
  calendarNote:
    'The calendar calls it a “website development consultation.” It is the same call when you bring a server or a bill.',
} as const satisfies SectionOf<'booking'>;
