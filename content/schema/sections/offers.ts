import { z } from 'zod';
import { enquiryServices } from '../../options';
import { planGroupIds } from '../../plans';
import { drawingSchema } from '../drawing';
import { inlineSchema } from '../inline';
import { actionSchema, linkSchema } from '../link';
import { anchor, titledIcon } from './shared';

/* What DohTech does, what it costs, and how to ask for it. */

export const serviceCards = z.strictObject({
  kind: z.literal('service-cards'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema,
  cards: z
    .array(
      z.strictObject({
        drawing: drawingSchema,
        title: inlineSchema,
        description: inlineSchema,
        link: linkSchema,
        linkText: z.string().min(2),
      }),
    )
    .length(4),
});

/** The groups of services with all their pages. */
export const serviceGroups = z.strictObject({
  kind: z.literal('service-groups'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  groups: z
    .array(
      z.strictObject({
        title: inlineSchema,
        description: inlineSchema,
        drawing: drawingSchema,
        link: linkSchema,
        items: z.array(linkSchema).min(1),
      }),
    )
    .min(2),
});

/** Services as an accordion, one open, with the drawing of the open one beside it. */
export const accordion = z.strictObject({
  kind: z.literal('accordion'),
  anchor,
  layout: z.enum(['image-right', 'image-left']),
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  services: z
    .array(z.strictObject({ title: inlineSchema, items: z.array(inlineSchema).min(2).max(6), image: drawingSchema }))
    .min(3)
    .max(7),
});

export const cards = z.strictObject({
  kind: z.literal('cards'),
  anchor,
  layout: z.enum(['bento', 'ledger', 'columns']),
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  cards: z
    .array(titledIcon.extend({ to: linkSchema.optional() }))
    .min(3)
    .max(8),
});

export const plans = z.strictObject({
  kind: z.literal('plans'),
  anchor,
  layout: z.enum(['receipts', 'rows']),
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  group: z.enum(planGroupIds),
  /** A sentence under the table. */
  note: inlineSchema.optional(),
});

/** Three ways to go on: send an inquiry, a free 1-hour call, start a project. */
export const calls = z.strictObject({
  kind: z.literal('calls'),
  anchor,
  layout: z.enum(['tickets', 'lines']),
  heading: inlineSchema,
  /** Chosen beforehand in the enquiry form. */
  service: z.enum(enquiryServices),
  inquiry: inlineSchema,
  call: inlineSchema,
  project: inlineSchema,
});

export const coupon = z.strictObject({
  kind: z.literal('coupon'),
  anchor,
  description: inlineSchema,
  action: actionSchema,
});
