import { z } from 'zod';
import { tools } from '../../tools';
import { anchorSchema } from '../id';
import { inlineSchema } from '../inline';
import { actionSchema } from '../link';
import { headed, introduced, members, noteOnEach } from './shared';

/* Sections about costs. Their figures are computed from content/tools.ts. */

/** The sample bill of content/sample-bill.ts under the red pen, with its sums. */
export const oneBill = z.strictObject({
  kind: z.literal('one-bill'),
  ...headed,
  /** Anchors that links from elsewhere may still have. */
  formerAnchors: z.array(anchorSchema),
  intro: inlineSchema,
  action: actionSchema,
  /** The label of the link to the calculator with the tools of the bill. */
  calculator: actionSchema.pick({ label: true }),
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
