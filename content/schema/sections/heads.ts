import { z } from 'zod';
import { drawingSchema } from '../drawing';
import { anchorSchema, idSchema } from '../id';
import { headingSchema, headlineSchema, inlineSchema } from '../inline';
import { actionSchema, linkSchema } from '../link';
import { heroPaper } from './hero-paper';
import { anchor, eachOnce, headed, titled } from './shared';

/* Sections that open a page. */

/** The papers of slides: content/slide-papers.ts has each. */
const paperNames = ['invoice', 'servers', 'websites', 'night'] as const;

export type SlidePaperName = (typeof paperNames)[number];

const heroSlide = z.strictObject({
  id: idSchema,
  /** The paper that it prints. Only the first slide has the sample bill, and it has nothing else. */
  image: z.enum(['bill', ...paperNames]),
  title: inlineSchema,
  subtitle: inlineSchema,
  description: inlineSchema.max(160),
  subtext: inlineSchema,
  buttonText: z.string().min(2),
  buttonLink: linkSchema,
  achievement: inlineSchema,
});

export const slideshow = z.strictObject({
  kind: z.literal('slideshow'),
  anchor,
  /** The `h1` of the page, which stays while the slides change. */
  heading: headingSchema,
  slides: z
    .array(heroSlide)
    .min(2)
    .superRefine(eachOnce)
    .refine((slides) => slides.every(({ image }, index) => (image === 'bill') === (index === 0)), {
      error: "expected the image 'bill' on the first slide, and a paper of content/slide-papers.ts on the others",
    }),
});

/** The top of every page but home: breadcrumb, heading with one ==marked== phrase, two buttons, a paper or a drawing, and three highlights. */
export const pageHero = z.strictObject({
  kind: z.literal('page-hero'),
  ...headed,
  heading: headlineSchema,
  ground: z.enum(['paper', 'night', 'mist']),
  lead: inlineSchema.max(280),
  /** Stands in the hero of a page without a paper, and in the picture of the page's link. */
  drawing: drawingSchema,
  paper: heroPaper.optional(),
  /** Shows neither drawing nor paper, where what follows is what visitors came for. */
  isLow: z.literal(true).optional(),
  /** The cheapest plan of the page, for the picture of its link: 'from $30 a month'. */
  fromPlan: z.string().optional(),
  /** Replaces 'Schedule Free Call' (booking) and 'View Services' (/services). */
  actions: z.array(actionSchema).min(1).max(3).optional(),
  highlights: z.array(titled).length(3),
});

/**
 * A service that a build may lack. Text with `needs` is shown only in builds with that service, so that a page never mentions a
 * missing button or sender.
 */
const needs = z.enum(['blog', 'mail', 'visits', 'geolocation', 'chat', 'booking', 'plainHost']).optional();

/** A page of plain text: a head, then parts with paragraphs and terms with their explanations. */
export const prose = z.strictObject({
  kind: z.literal('prose'),
  ...headed,
  intro: inlineSchema,
  parts: z
    .array(
      z.strictObject({
        id: anchorSchema,
        needs,
        heading: headingSchema,
        paragraphs: z.array(z.strictObject({ needs, text: inlineSchema })).default([]),
        /** `code`: the term is a name from the code and set in the code font. */
        terms: z
          .array(
            z.strictObject({ needs, term: z.string().min(2), code: z.boolean().default(true), text: inlineSchema }),
          )
          .default([]),
        /** Text after the terms. */
        closing: inlineSchema.optional(),
        /** Offers the button that opens the consent banner again. */
        hasPrivacyButton: z.boolean().default(false),
      }),
    )
    .min(1),
});
