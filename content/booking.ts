import type { SectionOf } from './schema/section';

/** The booking section of /contact. Pages of content/pages use this one or their own. */
export const consultation = {
  kind: 'booking',
  anchor: 'book',
  heading: 'Or pick a time for a call',
  intro:
    'This is the free {claim:consultation} tech consultation. The calendar calls it a website development consultation: it is the same call, also when you bring a server or a bill. You leave with a scope and a price range.',
} as const satisfies SectionOf<'booking'>;
