import { z } from 'zod';
import { drawingSchema } from './drawing';
import { iconSchema } from './icon';
import { inlineSchema } from './inline';
import { actionSchema, linkSchema } from './link';

/** An anchor in the page, so that a link can lead to the section. */
const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .optional();

const heroSlide = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  image: drawingSchema,
  title: inlineSchema,
  subtitle: inlineSchema,
  description: inlineSchema,
  subtext: inlineSchema,
  buttonText: z.string().min(2),
  buttonLink: linkSchema,
  achievement: inlineSchema,
});

const slideshow = z.strictObject({
  kind: z.literal('slideshow'),
  anchor,
  /** Stays while the slides change: what the company does, for readers and search engines. */
  heading: inlineSchema,
  slides: z.array(heroSlide).min(2),
});

const serviceCards = z.strictObject({
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

/** The cost argument as a curve. The figures are computed from content/tools.ts, never written. */
const costCurve = z.strictObject({
  kind: z.literal('cost-curve'),
  anchor,
  heading: inlineSchema,
  points: z
    .array(z.strictObject({ title: inlineSchema, description: inlineSchema }))
    .min(2)
    .max(4),
  tools: z.array(z.string()).min(1),
  action: actionSchema,
});

/** The cost argument as a bill: paid tools struck through, each beside what replaces it. */
const toolSwap = z.strictObject({
  kind: z.literal('tool-swap'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema,
  tools: z.array(z.string()).min(1),
  members: z.number().int().min(10).max(5000),
  action: actionSchema,
});

const carousel = z.strictObject({
  kind: z.literal('carousel'),
  anchor,
  heading: inlineSchema,
  slides: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        number: z.string().regex(/^\d{2}$/),
        title: inlineSchema,
        description: inlineSchema,
        bgColor: z.enum(['night', 'green', 'mist', 'marker', 'sheet']),
      }),
    )
    .min(2),
});

const feature = z.strictObject({
  kind: z.literal('feature'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema,
  drawing: drawingSchema,
  imageSide: z.enum(['left', 'right']),
  items: z.array(z.strictObject({ icon: iconSchema, title: inlineSchema, description: inlineSchema })).max(4),
  action: actionSchema.optional(),
});

const process = z.strictObject({
  kind: z.literal('process'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  steps: z
    .array(z.strictObject({ icon: iconSchema, title: inlineSchema, description: inlineSchema }))
    .min(3)
    .max(6),
});

const latestPosts = z.strictObject({
  kind: z.literal('latest-posts'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema,
});

/** The calendar in which a free consultation is booked; it loads when asked for. */
const booking = z.strictObject({
  kind: z.literal('booking'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema,
});

const coupon = z.strictObject({
  kind: z.literal('coupon'),
  anchor,
  description: inlineSchema,
  action: actionSchema,
});

/** What a page is made of. components/sections/registry.tsx draws each kind. */
export const sectionSchema = z.discriminatedUnion('kind', [
  slideshow,
  serviceCards,
  costCurve,
  toolSwap,
  carousel,
  feature,
  process,
  latestPosts,
  booking,
  coupon,
]);

export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section['kind'];
type SectionMap = { [K in SectionKind]: Extract<Section, { kind: K }> };
export type SectionOf<K extends SectionKind> = SectionMap[K];
