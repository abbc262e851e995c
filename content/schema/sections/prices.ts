import { z } from 'zod';
import { planGroupIds } from '../../plans';
import { sampleBill } from '../../sample-bill';
import { inlineSchema } from '../inline';
import { actionSchema, pageLinkSchema } from '../link';
import { anchor, introduced, noteOnEach } from './shared';

/* Prices: all of them on one sheet, and those of one service on its page. They come from content/plans.ts and content/tools.ts. */

/** The tools stand among the groups of plans. */
const TOOLS = 'tools';
const priced = [...planGroupIds, TOOLS].map((id) => ({ id }));

/** Every price of the site. */
export const priceList = z.strictObject({
  kind: z.literal('price-list'),
  ...introduced,
  free: z.strictObject({ group: inlineSchema, title: inlineSchema, description: inlineSchema, to: pageLinkSchema }),
  /** In the order of the sheet: those before the tools are in its left column. */
  groups: z
    .array(
      z.discriminatedUnion('group', [
        z.strictObject({ group: z.literal(TOOLS), title: z.string().min(2), note: inlineSchema }),
        z.strictObject({
          group: z.enum(planGroupIds),
          title: z.string().min(2),
          /** Where the prices of the group are explained. */
          to: pageLinkSchema,
          note: inlineSchema.optional(),
        }),
      ]),
    )
    .superRefine(noteOnEach(priced, ({ group }) => group, 'group', 'content/plans.ts and on the tools')),
  action: actionSchema,
  /** Which prices the discount is taken off. */
  discount: inlineSchema,
  /** Below the sheet. */
  closing: inlineSchema,
});

/** The lines of the sample bill that move, or that the pen marks, by their tool or name; not the first, as its neighbors are shown. */
const markedLines = [
  ...sampleBill.tools.slice(1),
  ...sampleBill.others.flatMap((line) => (line.mark ? ['tool' in line ? line.tool : line.name] : [])),
];

const prices = z.discriminatedUnion('case', [
  /** The list prices of a group of plans. */
  z.strictObject({ case: z.literal('listed'), plans: z.enum(planGroupIds) }),
  /** The price of a tool that we host. */
  z.strictObject({ case: z.literal('tools') }),
  /** No list price, but three things that decide it. */
  z.strictObject({
    case: z.literal('estimate'),
    heading: inlineSchema,
    decides: z.array(z.strictObject({ title: inlineSchema, description: inlineSchema })).length(3),
    /** What the estimate does with them, in one sentence. */
    point: inlineSchema,
    /** Not a project: the discount on the first one does not count. */
    isMonthly: z.literal(true).optional(),
  }),
]);

/** Three parts of a sample estimate. One is crossed out, as a client would, and does not count. */
const parts = z
  .array(
    z.strictObject({ text: z.string().min(2).max(38), dollars: z.int().positive(), isOut: z.boolean().optional() }),
  )
  .length(3)
  .refine((all) => all.filter(({ isOut }) => isOut).length === 1, { error: 'expected one part with isOut' });

const costFields = z.strictObject({
  anchor,
  tone: z.enum(['mist', 'night']).optional(),
  price: prices,
  text: inlineSchema,
  action: actionSchema,
  line: z.union([
    z.strictObject({
      marked: z.string().refine((name) => markedLines.includes(name), {
        error: `expected a line of content/sample-bill.ts that moves or is marked: '${markedLines.join("', '")}'`,
      }),
    }),
    /** It adds a line, which is not said to save anything. Without a list price it has a sample estimate, from the page's own paper. */
    z.strictObject({ adds: z.string().min(2), note: inlineSchema, parts: parts.optional() }),
  ]),
});

type Costs = Pick<z.infer<typeof costFields>, 'price' | 'line'>;

const hasFigure = ({ price, line }: Costs) =>
  'marked' in line || (price.case === 'estimate') === (line.parts !== undefined);
const FIGURE = {
  error: "expected `parts` where `adds` stands beside 'estimate', and only there",
  path: ['line', 'parts'],
};

/** The field `costs` of a service's page: what the service costs, and which line of the sample bill it touches. */
export const costs = costFields.refine(hasFigure, FIGURE);

/** Made of `costs` by the schema of pages, so that no page of a service lacks it. */
export const whatItCosts = costFields.extend({ kind: z.literal('what-it-costs') });
