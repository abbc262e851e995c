import { z } from 'zod';
import { papers } from '../../papers/index';
import { planGroupIds, planGroups } from '../../plans';
import { tools } from '../../tools';
import { inlineSchema } from '../inline';
import { fewLines } from '../till-paper';

/* The paper in a page's first screen: at most four lines and a total, cut from a paper of the page or from the price list. */

/** May be a token such as {plan:vps-startup}. lib/pages/check-papers.ts refuses what is too long for a narrow phone. */
const name = inlineSchema;

/** A figure comes from a plan, a tool or a sample paper. A typed one would stay when those change. */
const words = inlineSchema.max(60).refine((text) => !/\d/.test(text.replace(/\{[^}]*\}/g, '')), {
  error: 'expected words, and figures as tokens such as {price:vps-startup}',
});

const plan = z.enum(planGroupIds.flatMap((id) => planGroups[id].plans.map((each) => each.id)));

/** What a tool costs a month: with us, and today for the people of the sample bill. */
const ofTool = { tool: z.enum(tools.map(({ id }) => id)) };
/** A part of the sample: a reading, a row, a bar, a total. `column` is that of a table, the last one where it is left out. */
const ofSample = { at: z.string().min(1), column: z.string().min(2).optional() };

const line = z.union([
  z.strictObject(ofTool),
  /** What a plan has in one of its rows: 'Memory'. */
  z.strictObject({ plan, row: z.string().min(2) }),
  z.strictObject({ ...ofSample, name: name.optional() }),
  z.strictObject({ name, text: words }),
  /** The amounts between these lines and the total, in one line. */
  z.strictObject({ rest: name }),
]);

const total = z.union([
  /** What the tools above cost together. */
  z.strictObject({ name, of: z.literal('tools') }),
  z.strictObject({ name, ...ofSample }),
  /** The figure in the stamp of the sample. */
  z.strictObject({ name, stamp: z.literal(true) }),
  z.strictObject({ name, text: words }),
  /** What the cheapest line costs. The lines are a choice and add up to nothing, so it stands above them. */
  z.strictObject({ name, from: words }),
]);

const figure = z.union([
  z.strictObject({ words, ...ofTool }),
  z.strictObject({ words, ...ofSample }),
  /** What a pair of papers saves in all. */
  z.strictObject({ words, difference: z.literal(true) }),
  z.strictObject({ words, text: words }),
]);

export const heroPaper = z
  .strictObject({
    /** The paper that `at` and the stamp are read from, and that stamps this one as a sample. */
    sample: z.enum(papers.map(({ id }) => id)).optional(),
    /** Stands on the slot; without it the title of the sample. */
    title: inlineSchema.optional(),
    lines: fewLines(line),
    total,
    /** A large figure beside the paper, with what it is for. Without it the total is the large figure. */
    figure: figure.optional(),
    /** Below the paper, with a link to the whole of it. */
    note: inlineSchema,
  })
  .refine(({ sample, title }) => sample !== undefined || title !== undefined, {
    error: "expected a 'title', or a 'sample' that has one",
  });

export type HeroPaper = z.infer<typeof heroPaper>;
