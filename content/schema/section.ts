import { z } from 'zod';
import { industries } from '../industries';
import { enquiryServices } from '../options';
import { planGroupIds } from '../plans';
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

/** The calculator in small: three tools and the slider. It leads to the whole one with what was set. */
const savingsTeaser = z.strictObject({
  kind: z.literal('savings-teaser'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema,
  tools: z.array(z.string()).length(3),
  /** Team size at first. */
  members: z.number().int().min(10).max(5000),
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
  layout: z.enum(['line', 'night', 'list']).default('line'),
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

/** Posts that an editor marked as featured on the blog. */
const featuredPosts = z.strictObject({
  kind: z.literal('featured-posts'),
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

const titled = z.strictObject({ title: inlineSchema, description: inlineSchema });
const titledIcon = z.strictObject({ icon: iconSchema, title: inlineSchema, description: inlineSchema });

/** The top of every page but home: breadcrumb, heading, two buttons, a drawing and three highlights. */
const pageHero = z.strictObject({
  kind: z.literal('page-hero'),
  anchor,
  layout: z.enum(['night', 'paper', 'split']),
  /** One phrase of it is ==marked==. */
  heading: inlineSchema,
  lead: inlineSchema,
  drawing: drawingSchema,
  /** The cheapest plan of the page: shows 'from $30 a month'. */
  fromPlan: z.string().optional(),
  /** Where they differ from 'Schedule Free Call' (booking) and 'View Services' (/services). */
  actions: z.array(actionSchema).min(1).max(3).optional(),
  highlights: z.array(titled).length(3),
});

/** Three ways to go on: send an inquiry, a free 1-hour call, start a project. */
const calls = z.strictObject({
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

/** Services as an accordion, one open, with the drawing of the open one beside it. */
const accordion = z.strictObject({
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

/** What the service means in each of the eight industries; the words are the page's own. */
const industryNotes = z.strictObject({
  kind: z.literal('industries'),
  anchor,
  layout: z.enum(['grid', 'ledger']),
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  notes: z
    .array(z.strictObject({ industry: z.enum(industries.map((industry) => industry.id)), description: inlineSchema }))
    .length(8),
});

const plans = z.strictObject({
  kind: z.literal('plans'),
  anchor,
  layout: z.enum(['receipts', 'rows']),
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  group: z.enum(planGroupIds),
  /** A sentence under the table. */
  note: inlineSchema.optional(),
});

const technologies = z.strictObject({
  kind: z.literal('technologies'),
  anchor,
  layout: z.enum(['table', 'marquee']),
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  rows: z
    .array(z.strictObject({ label: z.string().min(2), names: z.array(z.string().min(1)).min(2) }))
    .min(2)
    .max(6),
});

const faq = z.strictObject({
  kind: z.literal('faq'),
  anchor,
  layout: z.enum(['split', 'columns']),
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  items: z.array(z.strictObject({ question: inlineSchema, answer: inlineSchema })).min(4),
});

/** Slides with large numbers, to leaf through or as a list. */
const numberedSlides = z.strictObject({
  kind: z.literal('numbered-slides'),
  anchor,
  layout: z.enum(['carousel', 'list']),
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  slides: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        number: z.string().regex(/^\d{2}$/),
        title: inlineSchema,
        description: inlineSchema,
      }),
    )
    .min(3),
});

const cards = z.strictObject({
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

/** An argument in a few sentences: a problem, a solution, a story. */
const statement = z.strictObject({
  kind: z.literal('statement'),
  anchor,
  tone: z.enum(['paper', 'night', 'mist']),
  heading: inlineSchema,
  paragraphs: z.array(inlineSchema).min(1).max(6),
  items: z.array(inlineSchema).max(6).optional(),
  /** What stands before each item: a cross for what goes wrong, a dash for what only has to be known. */
  itemIcon: z.enum(['check', 'cross', 'dash']).default('check'),
  drawing: drawingSchema.optional(),
  action: actionSchema.optional(),
});

/** The groups of services with all their pages. */
const serviceGroups = z.strictObject({
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

/** Drawn from content/testimonials.ts. */
const testimonials = z.strictObject({
  kind: z.literal('testimonials'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema.optional(),
});

/** Drawn from content/portfolio.ts. */
const portfolio = z.strictObject({
  kind: z.literal('portfolio'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema.optional(),
});

/** Every tool of the calculator with the open-source one that replaces it; prices come from content/tools.ts. */
const platforms = z.strictObject({
  kind: z.literal('platforms'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  notes: z.array(z.strictObject({ tool: z.string(), description: inlineSchema })).min(1),
});

/** Short cost comparisons; every figure is computed. */
const costBriefs = z.strictObject({
  kind: z.literal('cost-briefs'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema.optional(),
  briefs: z
    .array(
      z.strictObject({
        title: inlineSchema,
        description: inlineSchema,
        members: z.number().int().min(10).max(5000),
        tools: z.array(z.string()).min(1),
      }),
    )
    .min(2),
});

/** A page of plain text: its head, then parts of paragraphs, lists, and terms with what each means. */
const prose = z.strictObject({
  kind: z.literal('prose'),
  anchor,
  heading: inlineSchema,
  intro: inlineSchema,
  parts: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/),
        heading: inlineSchema,
        paragraphs: z.array(inlineSchema).default([]),
        /** `code`: the term is a name from the code, set as such. */
        terms: z
          .array(z.strictObject({ term: z.string().min(2), code: z.boolean().default(true), text: inlineSchema }))
          .default([]),
        /** Text behind the terms. */
        closing: inlineSchema.optional(),
        /** Offers the button that opens the consent banner again. */
        hasPrivacyButton: z.boolean().default(false),
      }),
    )
    .min(1),
});

/** What a page is made of. components/sections/registry.tsx draws each kind. */
export const sectionSchema = z.discriminatedUnion('kind', [
  slideshow,
  serviceCards,
  costCurve,
  toolSwap,
  savingsTeaser,
  carousel,
  feature,
  process,
  latestPosts,
  featuredPosts,
  booking,
  coupon,
  pageHero,
  calls,
  accordion,
  industryNotes,
  plans,
  technologies,
  faq,
  numberedSlides,
  cards,
  statement,
  serviceGroups,
  testimonials,
  portfolio,
  platforms,
  costBriefs,
  prose,
]);

export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section['kind'];
type SectionMap = { [K in SectionKind]: Extract<Section, { kind: K }> };
export type SectionOf<K extends SectionKind> = SectionMap[K];
