import type { SectionOf } from './schema/section';

/** The booking section of /contact. Pages of content/pages use this one or their own. */
export const consultation = {
  kind: 'booking',
  anchor: 'book',
  heading: 'Or pick a time for a call',
  intro:
    'The {claim:consultation} website development consultation is free. Bring the site you have, or the one you want; you leave with a scope and a price range.',
} as const satisfies SectionOf<'booking'>;
