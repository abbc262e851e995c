import { z } from 'zod';
import { tools } from '../../tools';
import { inlineSchema } from '../inline';
import { actionSchema } from '../link';
import { headed, introduced, members, noteOnEach, titled } from './shared';

/* Sections about costs. Their figures are computed from content/tools.ts. */

/** The cost argument as a curve. */
export const costCurve = z.strictObject({
  kind: z.literal('cost-curve'),
  ...headed,
  points: z.array(titled).min(2).max(4),
  tools: z.array(z.string()).min(1),
  action: actionSchema,
});

/** The cost argument as a bill: paid tools struck through, each beside what replaces it. */
export const toolSwap = z.strictObject({
  kind: z.literal('tool-swap'),
  ...headed,
  intro: inlineSchema,
  tools: z.array(z.string()).min(1),
  members,
  action: actionSchema,
});

/** An invoice with the marks of a red pen: content/sample-invoice.ts. */
export const billRead = z.strictObject({
  kind: z.literal('bill-read'),
  ...headed,
  intro: inlineSchema,
  /** Beside the button below the invoice. */
  closing: inlineSchema,
  action: actionSchema,
});

/** How much a cut in per-person tools takes off a whole bill. The figures are those of content/sample-bill.ts. */
export const oneSum = z.strictObject({
  kind: z.literal('one-sum'),
  ...headed,
  /** The label of the link to the calculator, which opens with the sample bill. */
  action: actionSchema.pick({ label: true }),
});

/** Every tool of the calculator with the open-source one that replaces it; prices come from content/tools.ts. */
export const platforms = z.strictObject({
  kind: z.literal('platforms'),
  ...introduced,
  notes: z
    .array(z.strictObject({ tool: z.string(), description: inlineSchema }))
    .superRefine(noteOnEach(tools, ({ tool }) => tool, 'tool', 'content/tools.ts')),
});

/** Short cost comparisons. */
export const costBriefs = z.strictObject({
  kind: z.literal('cost-briefs'),
  ...introduced,
  briefs: z
    .array(
      z.strictObject({
        title: inlineSchema,
        description: inlineSchema,
        members,
        tools: z.array(z.string()).min(1),
      }),
    )
    .min(2),
});
