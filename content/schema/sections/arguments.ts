import { z } from 'zod';
import { industries } from '../../industries';
import { planGroups } from '../../plans';
import { drawingSchema } from '../drawing';
import { idSchema } from '../id';
import { inlineSchema } from '../inline';
import { actionSchema } from '../link';
import { eachOnce, headed, introduced, noteOnEach, titled, titledIcon } from './shared';

/* Sections that argue for a service. */

const label = z.string().min(2);

const servers = planGroups.vps.plans.map(({ id }) => id);

/** Points beside a drawing, a curve of costs or a receipt. */
export const feature = z
  .strictObject({
    kind: z.literal('feature'),
    ...introduced,
    ground: z.literal('night').optional(),
    drawing: drawingSchema.optional(),
    /** The tools of a curve that compares their price per person with ours. */
    tools: z.array(z.string()).min(1).optional(),
    /** The server on the receipt of a month for the team of content/sample-bill.ts. */
    server: z.enum(servers, { error: 'expected a VPS plan of content/plans.ts' }).optional(),
    imageSide: z.enum(['left', 'right']).default('right'),
    items: z.array(titledIcon).max(4),
    actions: z.array(actionSchema).max(2).default([]),
  })
  .refine(({ drawing, tools, server }) => [drawing, tools, server].filter(Boolean).length === 1, {
    error: "expected one of 'drawing', 'tools' and 'server'",
  })
  .refine(({ tools, ground }) => !tools || ground, { error: "expected the ground 'night' for a curve" });

/** An argument in a few sentences: a problem, a solution, a story. */
export const statement = z.strictObject({
  kind: z.literal('statement'),
  ...headed,
  tone: z.enum(['paper', 'night', 'mist']),
  paragraphs: z.array(inlineSchema).min(1).max(6),
  items: z.array(inlineSchema).max(6).optional(),
  /** The icon before each item: a cross for a problem, a dash for a neutral fact. */
  itemIcon: z.enum(['check', 'cross', 'dash']).default('check'),
  drawing: drawingSchema.optional(),
  action: actionSchema.optional(),
});

/**
 * What a slide is about, shown large and made of type: a word or figure with a caption, or a slip with two or three lines. A
 * line of a `tool` shows what it costs the sample team, struck, and with us.
 */
const figure = z.union([
  z.strictObject({ word: inlineSchema, caption: inlineSchema.optional() }),
  z.strictObject({
    lines: z
      .array(
        z.union([z.strictObject({ tool: z.string() }), z.strictObject({ label: inlineSchema, value: inlineSchema })], {
          error: 'expected { tool } or { label, value }',
        }),
      )
      .min(2)
      .max(3),
  }),
]);

export type SlideFigure = z.infer<typeof figure>;

/** Slides are numbered by position. A slide that was moved or copied keeps its old number. */
function inOrder(slides: readonly { number: string }[], context: z.RefinementCtx) {
  const numbers = slides.map((_, index) => String(index + 1).padStart(2, '0'));
  const received = slides.map(({ number }) => number).join("', '");
  const expected = numbers.join("', '");
  if (received !== expected)
    context.addIssue(`expected the numbers '${expected}' in this order, received '${received}'`);
}

/** Numbered slides, one at a time. */
export const carousel = z.strictObject({
  kind: z.literal('carousel'),
  ...introduced,
  slides: z
    .array(
      titled.extend({
        id: idSchema,
        number: z.string().regex(/^\d{2}$/, "expected two digits, as in '01'"),
        bgColor: z.enum(['night', 'green', 'mist', 'marker', 'sheet']),
        figure: figure.optional(),
      }),
    )
    .min(3)
    .superRefine(eachOnce)
    .superRefine(inOrder),
});

export const technologies = z.strictObject({
  kind: z.literal('technologies'),
  ...introduced,
  /** `line`: the first names in a line, all of them behind it. */
  layout: z.enum(['line', 'marquee']),
  rows: z
    .array(z.strictObject({ label: z.string().min(2), names: z.array(z.string().min(1)).min(2) }))
    .min(2)
    .max(6),
});

const industryId = z.enum(industries.map((industry) => industry.id));
const onEach = noteOnEach(
  industries,
  ({ industry }: { industry: string }) => industry,
  'industry',
  'content/industries.ts',
);

/** A note of the page on each industry. */
export const industryNotes = z.discriminatedUnion('layout', [
  /** One industry shows at a time: the one that the visitor picks. */
  z.strictObject({
    kind: z.literal('industries'),
    ...introduced,
    layout: z.literal('picker'),
    /** The problem there, and what we set up. */
    notes: z
      .array(z.strictObject({ industry: industryId, breaks: inlineSchema, ready: inlineSchema }))
      .superRefine(onEach),
  }),
  /** All show, each with one line. */
  z.strictObject({
    kind: z.literal('industries'),
    ...introduced,
    layout: z.literal('ledger'),
    notes: z.array(z.strictObject({ industry: industryId, description: inlineSchema })).superRefine(onEach),
  }),
]);

/** A table of what is done, with a check mark for each of two ways to do it: remote or on site. */
export const comparison = z.strictObject({
  kind: z.literal('comparison'),
  ...introduced,
  /** The heads: of the titles, of the descriptions, and of the two ways. */
  columns: z.tuple([label, label, label, label]),
  rows: z
    .array(titled.extend({ marks: z.tuple([z.boolean(), z.boolean()]) }))
    .min(3)
    .max(8),
});

export const faq = z.strictObject({
  kind: z.literal('faq'),
  ...introduced,
  items: z
    .array(z.strictObject({ question: inlineSchema, answer: inlineSchema }))
    .min(4)
    .superRefine((items, context) => {
      const questions = items.map(({ question }) => question);
      const again = questions.find((question, index) => questions.indexOf(question) !== index);
      if (again !== undefined) context.addIssue(`expected each question once, received '${again}' again`);
    }),
});
