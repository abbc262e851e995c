import { z } from 'zod';
import { enquiryServices } from '../../options';
import { planGroupIds } from '../../plans';
import { drawingSchema } from '../drawing';
import { inlineSchema } from '../inline';
import { actionSchema, linkSchema, pageLinkSchema } from '../link';
import { anchor, introduced, titledIcon } from './shared';

/* Services, prices and calls to action. */

/** The four groups of services, each with a price or with all its pages. */
export const serviceGroups = z.strictObject({
  kind: z.literal('service-groups'),
  ...introduced,
  groups: z
    .array(
      titledIcon.extend({
        link: linkSchema,
        /** In large type: '{price:vps-startup}', with what that is for. */
        price: z.strictObject({ amount: inlineSchema.optional(), terms: inlineSchema }).optional(),
        items: z.array(pageLinkSchema).min(1).optional(),
      }),
    )
    .length(4),
});

/** components/sections/accordion.tsx has a rule for each position. */
export const MAX_ACCORDION_SERVICES = 7;

/** Services as an accordion, one open, with its drawing beside it. A service without one shows that of the service before it. */
export const accordion = z.strictObject({
  kind: z.literal('accordion'),
  ...introduced,
  layout: z.enum(['image-right', 'image-left']),
  services: z
    .array(
      z.strictObject({
        title: inlineSchema,
        items: z.array(inlineSchema).min(2).max(6),
        image: drawingSchema.optional(),
      }),
    )
    .min(3)
    .max(MAX_ACCORDION_SERVICES)
    .refine((services) => services.some(({ image }) => image), { error: 'expected an image on one service at least' }),
});

export const cards = z.strictObject({
  kind: z.literal('cards'),
  ...introduced,
  layout: z.enum(['ledger', 'columns']),
  cards: z
    .array(titledIcon.extend({ to: linkSchema.optional() }))
    .min(3)
    .max(8),
});

export const plans = z.strictObject({
  kind: z.literal('plans'),
  ...introduced,
  group: z.enum(planGroupIds),
  /** Under the table. */
  note: inlineSchema.optional(),
});

/** The end of a page: the discount, with one button or with three stubs to tear off. */
export const coupon = z
  .strictObject({
    kind: z.literal('coupon'),
    anchor,
    /** The percentage as large as a page's heading. */
    isLarge: z.literal(true).optional(),
    description: inlineSchema,
    action: actionSchema.optional(),
    /** Three calls to action: send an inquiry, book a free 1-hour call, start a project. */
    stubs: z
      .strictObject({
        /** The service that is preselected in the enquiry form. */
        service: z.enum(enquiryServices),
        inquiry: inlineSchema,
        call: inlineSchema,
        project: inlineSchema,
      })
      .optional(),
  })
  .refine(({ action, stubs }) => (action === undefined) !== (stubs === undefined), {
    error: "expected either an 'action' or 'stubs'",
  });
