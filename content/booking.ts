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
    'Bring a bill, a website or an idea to the free {claim:consultation} call. You leave with a list of next steps, whether or not you hire us.',
} as const satisfies SectionOf<'booking'>;
