import { z } from 'zod';
import { toolCategoryIds, tools } from '../tools';
import { iconSchema } from './icon';
import { idSchema } from './id';

/** A price below a dollar is one that was typed in dollars. */
const expected = 'expected whole cents: 775 for $7.75';
const cents = z.int(expected).min(100, expected);

const toolFields = z.strictObject({
  id: idSchema,
  /** What the tool does, never the name of a vendor. */
  name: z.string().min(2),
  /** What it is for: a reader recognizes the paid tool by it. Each byte is in the calculator's first flight. */
  does: z.string().min(2).max(40),
  icon: iconSchema,
  category: z.enum(toolCategoryIds),
  /** Price of the paid tool, US cents per person and month. */
  pricePerUserCents: cents,
  /** Our cost of its servers, US cents per month, before the multiplier for team size. */
  resourceCostCents: cents,
  /** Our support, US cents per month, the same at every size. */
  supportFeeCents: cents,
  /** The open-source tool we host in its place. */
  replacement: z.string().min(2),
  /** A sentence about what the tool leaves to another provider, wherever its saving stands. */
  caveat: z.string().min(20).max(90).optional(),
  /** The number of people above which the sentence holds; any number if it is left out. */
  caveatAbove: z.int().positive().optional(),
});

export const toolSchema = toolFields.refine(
  ({ caveat, caveatAbove }) => !caveatAbove || caveat?.includes(` ${caveatAbove} people`),
  { path: ['caveatAbove'], error: "expected the number of people that 'caveat' names" },
);

export type Tool = z.infer<typeof toolSchema>;

/** The headings of the two groups. */
export const toolCategoriesSchema = z.record(z.enum(toolCategoryIds), z.string().min(2));

/** Selected when the calculator opens. */
export const preselectedToolsSchema = z
  .array(
    z.enum(
      tools.map((tool) => tool.id),
      { error: 'expected a tool of this file' },
    ),
  )
  .refine((ids) => new Set(ids).size === ids.length, { error: 'expected each tool once' });

const people = z.int().positive();

/** The limits and the initial size of a team, and the sizes labeled under the slider. */
export const memberLimitsSchema = z
  .strictObject({ min: people, max: people, initial: people, labels: z.array(people).min(2) })
  .superRefine(({ min, max, initial, labels }, { addIssue }) => {
    const refuse = (field: string, expected: string) =>
      addIssue({ code: 'custom', path: [field], message: `expected ${expected}` });
    if (max <= min) refuse('max', "more than 'min'");
    else if (initial < min || initial > max) refuse('initial', "a number from 'min' to 'max'");
    if (labels.some((size, index) => size <= (labels[index - 1] ?? min - 1) || size > max))
      refuse('labels', "sizes from 'min' to 'max', each larger than the one before it");
  });
