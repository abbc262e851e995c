import { z } from 'zod';

/**
 * A sentence that may hold three marks: `[label](/route)` (or a `tel:` or `mailto:` of site.ts), `==highlighted==` and the tokens
 * `{price:plan-id}`, `{plan:plan-id}` (the plan's name), `{size:plan-id}` ('4 vCPU, 8GB'), `{tool:tool-id}` (its name),
 * `{claim:claim-id}`, `{city:us}` and `{count:tools}`. An unknown token or
 * link stops the build (lib/text/parse-inline.ts).
 */
export const inlineSchema = z.string().min(2);

/** The heading of a section. A longer one is a paragraph in large letters. */
export const headingSchema = inlineSchema.max(100);

/** The heading of a page or card: its styles mark one phrase, and a longer one fills the first screen. */
export const headlineSchema = inlineSchema.max(90).refine((heading) => heading.split('==').length <= 3, {
  error: 'expected one ==highlight== at most',
});
