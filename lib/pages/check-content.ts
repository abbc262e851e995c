import { z } from 'zod';
import { planGroupIds } from '@/content/plans';
import { industrySchema } from '@/content/schema/industry';
import {
  footerColumnsSchema,
  mainServicePathsSchema,
  menuItemSchema,
  servicePathsSchema,
} from '@/content/schema/navigation';
import { describedOptionsSchema, optionsSchema } from '@/content/schema/options';
import { pageSchema } from '@/content/schema/page';
import { planGroupSchema } from '@/content/schema/plan';
import { portfolioItemSchema } from '@/content/schema/portfolio-item';
import { articleSchema } from '@/content/schema/post';
import { redirectSchema } from '@/content/schema/redirect';
import { routeSchema } from '@/content/schema/route';
import { sectionSchema } from '@/content/schema/section';
import { claimsSchema, siteSchema } from '@/content/schema/site';
import { socialCardSchema } from '@/content/schema/social-card';
import { testimonialSchema } from '@/content/schema/testimonial';
import { memberLimitsSchema, preselectedToolsSchema, toolCategoriesSchema, toolSchema } from '@/content/schema/tool';
import { findRoute } from '@/lib/routes/find-route';
import { describeIssue } from '@/lib/text/describe-issue';
import { valueAt } from '@/lib/text/field-path';
import { billProblems, savingProblems } from './bill-problems';
import { type SiteContent, siteContent } from './site-content';
import { plainProblems, textProblems, wordProblems } from './text-problems';

/**
 * Everything wrong with the content, a line each: file, field, what was expected. Empty when all is well.
 * Runs before a build (scripts/build/check-content.ts) and in the tests.
 */
export function checkContent(content: SiteContent = siteContent): string[] {
  return [
    ...shape('content/routes.ts', z.array(routeSchema), content.routes),
    ...menuProblems(content),
    ...shape('content/navigation.ts: footerColumns', footerColumnsSchema, content.footerColumns),
    ...shape('content/site.ts', siteSchema, content.site),
    ...shape('content/site.ts: claims', claimsSchema, content.claims),
    ...shape('content/plans.ts', z.record(z.enum(planGroupIds), planGroupSchema), content.planGroups),
    ...shape('content/tools.ts', z.array(toolSchema), content.tools),
    ...shape('content/tools.ts: toolCategories', toolCategoriesSchema, content.toolCategories),
    ...shape('content/tools.ts: memberLimits', memberLimitsSchema, content.memberLimits),
    ...shape('content/tools.ts: preselectedTools', preselectedToolsSchema, content.preselectedTools),
    ...postProblems(content.postsSnapshot),
    ...shape('content/portfolio.ts', z.array(portfolioItemSchema).min(1), content.portfolio),
    ...shape('content/testimonials.ts', z.array(testimonialSchema).min(1), content.testimonials),
    ...shape('content/industries.ts', z.array(industrySchema), content.industries),
    ...shape('content/redirects.ts', z.array(redirectSchema), content.redirects),
    ...shape('content/booking.ts', sectionSchema, content.booking),
    ...shape('content/options.ts', z.record(z.string(), optionsSchema), content.options),
    ...shape('content/options.ts', z.record(z.string(), describedOptionsSchema), content.describedOptions),
    ...repeated('content/routes.ts: path', fieldOf(content.routes, 'path')),
    ...repeated('content/routes.ts: title', fieldOf(content.routes, 'title')),
    ...repeated('content/routes.ts: summary', fieldOf(content.routes, 'summary')),
    ...repeated('content/navigation.ts: title', fieldOf(content.menu, 'title')),
    ...repeated('content/navigation.ts: footerColumns: title', fieldOf(content.footerColumns, 'title')),
    ...repeatedPlans('content/plans.ts', content.planGroups),
    ...repeated('content/tools.ts: id', fieldOf(content.tools, 'id')),
    ...repeated('content/tools.ts: name', fieldOf(content.tools, 'name')),
    ...repeated('content/industries.ts: id', fieldOf(content.industries, 'id')),
    ...repeated('content/site.ts: social: name', fieldOf(valueAt(content.site, ['social']), 'name')),
    ...repeated('content/redirects.ts: from', fieldOf(content.redirects, 'from')),
    ...repeated('content/testimonials.ts: content', fieldOf(content.testimonials, 'content')),
    ...repeated('content/portfolio.ts: title', fieldOf(content.portfolio, 'title')),
    ...repeated('content/posts: id', fieldOf(content.postsSnapshot, 'id')),
    ...repeated('content/posts: slug', fieldOf(content.postsSnapshot, 'slug')),
    ...PLAIN_FILES.flatMap((name) => plainProblems(`content/${FILES[name] ?? name}.ts`, content[name])),
    ...WORD_FILES.flatMap((name) => wordProblems(`content/${FILES[name] ?? name}.ts`, content[name])),
    ...plainProblems('content/tools.ts: toolCategories', content.toolCategories),
    ...textProblems('content/booking.ts', content.booking),
    ...textProblems('content/sample-bill.ts', content.sampleBill),
    ...savingProblems('content/sample-bill.ts', content.sampleBill),
    ...cardProblems(content.socialCards),
    ...canonicals(content.routes),
    ...pageProblems(content.pages),
  ];
}

function shape(file: string, schema: z.ZodType, input: unknown): string[] {
  const result = schema.safeParse(input);
  return result.success ? [] : result.error.issues.map((issue) => `${file}: ${describeIssue(issue, input)}`);
}

/** The menu repeats the lists of services: a slip in one of them is told there alone. */
function menuProblems({ servicePaths, mainServicePaths, menu }: SiteContent): string[] {
  const file = 'content/service-paths.ts';
  const listed = shape(`${file}: servicePaths`, servicePathsSchema, servicePaths);
  return [
    ...(listed.length > 0 ? listed : shape('content/navigation.ts', z.array(menuItemSchema), menu)),
    ...shape(`${file}: mainServicePaths`, mainServicePathsSchema, mainServicePaths),
  ];
}

/** Modules whose texts are shown word by word, without marks and tokens. */
const PLAIN_FILES = [
  'routes',
  'menu',
  'footerColumns',
  'planGroups',
  'tools',
  'testimonials',
  'portfolio',
  'industries',
  'options',
  'describedOptions',
  'site',
  'claims',
] as const;

/** Modules of words without a schema: what forms, chat and consent say. */
const WORD_FILES = ['messages', 'chatTexts', 'copyTexts', 'privacyTexts', 'forms'] as const;

/** Where their file is not called as they are. */
const FILES: Partial<Record<(typeof PLAIN_FILES | typeof WORD_FILES)[number], string>> = {
  menu: 'navigation',
  footerColumns: 'navigation',
  planGroups: 'plans',
  describedOptions: 'options',
  claims: 'site',
  chatTexts: 'chat-texts',
  copyTexts: 'copy-texts',
  privacyTexts: 'privacy-texts',
};

/** Each committed post in the file that its slug names; its body is HTML. */
function postProblems(list: unknown): string[] {
  const posts = z.array(z.unknown()).safeParse(list).data ?? [];
  return posts.flatMap((post) => {
    const {
      slug = 'index',
      title,
      excerpt,
      primary_tag,
      primary_author,
    } = z.record(z.string(), z.unknown()).safeParse(post).data ?? {};
    const file = `content/posts/${slug}.ts`;
    const words = { title, excerpt, primary_tag, primary_author: { name: valueAt(primary_author, ['name']) } };
    return [...shape(file, articleSchema, post), ...wordProblems(file, words)];
  });
}

function cardProblems(input: unknown): string[] {
  const file = 'content/social-cards.ts';
  const cards = z.record(z.string(), socialCardSchema);
  const unknown = Object.keys(z.record(z.string(), z.unknown()).parse(input)).filter((path) => !findRoute(path));
  return [
    ...unknown.map((path) => `${file}: ${path}: expected a route of content/routes.ts, received '${path}'`),
    ...shape(file, cards, input),
    ...textProblems(file, input),
  ];
}

/** An id stands for one plan of all, a name for one of its group: mails call a plan by its name. */
function repeatedPlans(file: string, input: unknown): string[] {
  const groups = z.record(z.string(), z.looseObject({ plans: z.array(z.unknown()) })).safeParse(input).data ?? {};
  const ids = Object.values(groups).flatMap(({ plans }) => fieldOf(plans, 'id'));
  return [
    ...repeated(`${file}: id`, ids),
    ...Object.entries(groups).flatMap(([group, { plans }]) =>
      repeated(`${file}: ${group}.plans: name`, fieldOf(plans, 'name')),
    ),
  ];
}

function repeated(label: string, values: string[]): string[] {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  return twice.map((value) => `${label}: expected each only once, received '${value}' again`);
}

function fieldOf(list: unknown, field: string): string[] {
  return (
    z
      .array(z.looseObject({ [field]: z.string() }))
      .safeParse(list)
      .data?.map((item) => String(item[field])) ?? []
  );
}

function canonicals(list: unknown): string[] {
  const parsed =
    z.array(z.looseObject({ path: z.string(), canonical: z.string().optional() })).safeParse(list).data ?? [];
  const paths = parsed.map((route) => route.path);
  return parsed.flatMap(({ path, canonical }) =>
    canonical === undefined || paths.includes(canonical)
      ? []
      : [`content/routes.ts: canonical of ${path}: expected a route of this file, received '${canonical}'`],
  );
}

function pageProblems(input: unknown): string[] {
  const files = Object.entries(z.record(z.string(), z.unknown()).parse(input));
  const paths = fieldOf(
    files.map(([, page]) => page),
    'path',
  );
  return [
    ...repeated('content/pages: path', paths),
    ...files.flatMap(([name, page]) => {
      const file = `content/pages/${name}.ts`;
      return [
        ...shape(file, pageSchema, page),
        ...headProblems(file, page),
        ...misplaced(file, name, page),
        ...textProblems(file, page),
        ...billProblems(file, page),
      ];
    }),
  ];
}

/** Sections that hold the heading of a page. */
const HEADS = ['page-hero', 'slideshow', 'prose'];

function headProblems(file: string, page: unknown): string[] {
  const kinds = z.looseObject({ sections: z.array(z.looseObject({ kind: z.string() })) }).safeParse(page)
    .data?.sections;
  return !kinds || kinds.every(({ kind }, index) => HEADS.includes(kind) === (index === 0))
    ? []
    : [`${file}: sections: expected one of ${HEADS.join(', ')} as the first section, and no other of them`];
}

function misplaced(file: string, name: string, page: unknown): string[] {
  const expected = name === 'home' ? '/' : `/${name}`;
  const path = z.looseObject({ path: z.string() }).safeParse(page).data?.path;
  if (path === undefined) return [];
  if (path !== expected) return [`${file}: path: expected '${expected}', as the file is named, received '${path}'`];
  return findRoute(path) ? [] : [`${file}: path: expected a route of content/routes.ts, received '${path}'`];
}
