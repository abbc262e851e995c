import { z } from 'zod';
import { drawingSchema } from '../drawing';
import { anchorSchema, idSchema } from '../id';
import { headlineSchema, inlineSchema } from '../inline';
import { actionSchema, linkSchema } from '../link';
import { anchor, eachOnce, headed, titled } from './shared';

/* What opens a page. */

const heroSlide = z.strictObject({
  id: idSchema,
  image: drawingSchema,
  title: inlineSchema,
  subtitle: inlineSchema,
  description: inlineSchema,
  subtext: inlineSchema,
  buttonText: z.string().min(2),
  buttonLink: linkSchema,
  achievement: inlineSchema,
});

export const slideshow = z.strictObject({
  kind: z.literal('slideshow'),
  anchor,
  /** Stays while the slides change: what the company does, for readers and search engines. */
  heading: inlineSchema,
  slides: z.array(heroSlide).min(2).refine(eachOnce, { error: 'expected each id once' }),
});

/** The top of every page but home: breadcrumb, heading with one ==marked== phrase, two buttons, a drawing and three highlights. */
export const pageHero = z.strictObject({
  kind: z.literal('page-hero'),
  ...headed,
  heading: headlineSchema,
  layout: z.enum(['night', 'paper', 'split']),
  lead: inlineSchema,
  drawing: drawingSchema,
  /** The cheapest plan of the page: shows 'from $30 a month'. */
  fromPlan: z.string().optional(),
  /** Where the plans stand: the price is the link that leads there. */
  fromTo: linkSchema.optional(),
  /** Where they differ from 'Schedule Free Call' (booking) and 'View Services' (/services). */
  actions: z.array(actionSchema).min(1).max(3).optional(),
  highlights: z.array(titled).length(3),
});

/**
 * A service that a build may lack. Text with `needs` stands only in a build that has it, so that a page never speaks of a
 * button or a sender that is not there.
 */
const needs = z.enum(['blog', 'mail', 'visits', 'geolocation', 'chat', 'booking', 'plainHost']).optional();

/** A page of plain text: its head, then parts of paragraphs, lists, and terms with what each means. */
export const prose = z.strictObject({
  kind: z.literal('prose'),
  ...headed,
  intro: inlineSchema,
  parts: z
    .array(
      z.strictObject({
        id: anchorSchema,
        needs,
        heading: inlineSchema,
        paragraphs: z.array(z.strictObject({ needs, text: inlineSchema })).default([]),
        /** `code`: the term is a name from the code, set as such. */
        terms: z
          .array(
            z.strictObject({ needs, term: z.string().min(2), code: z.boolean().default(true), text: inlineSchema }),
          )
          .default([]),
        /** Text behind the terms. */
        closing: inlineSchema.optional(),
        /** Offers the button that opens the consent banner again. */
        hasPrivacyButton: z.boolean().default(false),
      }),
    )
    .min(1),
});
