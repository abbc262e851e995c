import { z } from 'zod';
import { footerColumns, menu } from '@/content/navigation';
import { pages } from '@/content/pages/index';
import { planGroups } from '@/content/plans';
import { portfolio } from '@/content/portfolio';
import { postsSnapshot } from '@/content/posts/index';
import { routes } from '@/content/routes';
import { footerColumnsSchema, menuItemSchema } from '@/content/schema/navigation';
import { pageSchema } from '@/content/schema/page';
import { planGroupSchema } from '@/content/schema/plan';
import { portfolioItemSchema } from '@/content/schema/portfolio-item';
import { articleSchema } from '@/content/schema/post';
import { routeSchema } from '@/content/schema/route';
import { testimonialSchema } from '@/content/schema/testimonial';
import { toolSchema } from '@/content/schema/tool';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { tools } from '@/content/tools';
import { findPlan } from '@/lib/money/find-price';
import { findRoute } from '@/lib/routes/find-route';
import { describeIssue } from '@/lib/text/describe-issue';
import { fieldPath, valueAt } from '@/lib/text/field-path';
import { parseInline } from '@/lib/text/parse-inline';

/** All content as it stands in content/; tests hand in a changed copy. */
export const siteContent = {
  routes,
  pages,
  menu,
  footerColumns,
  planGroups,
  tools,
  postsSnapshot,
  portfolio,
  testimonials,
};

export type SiteContent = Record<keyof typeof siteContent, unknown>;

/**
 * Everything wrong with the content, a line each: file, field, what was expected. Empty when all is well.
 * Runs before a build (scripts/check-content.ts) and in the tests.
 */
export function checkContent(content: SiteContent = siteContent): string[] {
  return [
    ...shape('content/routes.ts', z.array(routeSchema), content.routes),
    ...shape('content/navigation.ts', z.array(menuItemSchema), content.menu),
    ...shape('content/navigation.ts: footerColumns', footerColumnsSchema, content.footerColumns),
    ...shape('content/plans.ts', z.record(z.string(), planGroupSchema), content.planGroups),
    ...shape('content/tools.ts', z.array(toolSchema), content.tools),
    ...shape('content/posts', z.array(articleSchema), content.postsSnapshot),
    ...shape('content/portfolio.ts', z.array(portfolioItemSchema), content.portfolio),
    ...shape('content/testimonials.ts', z.array(testimonialSchema), content.testimonials),
    ...repeated('content/routes.ts: path', fieldOf(content.routes, 'path')),
    ...repeated('content/routes.ts: title', fieldOf(content.routes, 'title')),
    ...repeated('content/routes.ts: summary', fieldOf(content.routes, 'summary')),
    ...canonicals(content.routes),
    ...pageProblems(content.pages),
  ];
}

function shape(file: string, schema: z.ZodType, input: unknown): string[] {
  const result = schema.safeParse(input);
  return result.success ? [] : result.error.issues.map((issue) => `${file}: ${describeIssue(issue, input)}`);
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

/** Phone numbers and mailboxes a sentence may link: those of the company, as site.ts writes them. */
const contacts: readonly string[] = [
  ...site.phones.map((phone) => `tel:${phone.dial}`),
  ...Object.values(site.emails).map((email) => `mailto:${email}`),
];

function unknownLink(place: string, link: string): string[] {
  return link === 'booking' || findRoute(link) || contacts.includes(link)
    ? []
    : [`${place}: expected a route of content/routes.ts, received '${link}'`];
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
      return [...shape(file, pageSchema, page), ...misplaced(file, name, page), ...textProblems(file, page)];
    }),
  ];
}

function misplaced(file: string, name: string, page: unknown): string[] {
  const expected = name === 'home' ? '/' : `/${name}`;
  const path = z.looseObject({ path: z.string() }).safeParse(page).data?.path;
  if (path === undefined) return [];
  if (path !== expected) return [`${file}: path: expected '${expected}', as the file is named, received '${path}'`];
  return findRoute(path) ? [] : [`${file}: path: expected a route of content/routes.ts, received '${path}'`];
}

/** Walks every text of a page: tokens must resolve, links inside sentences must lead somewhere, tools must exist. */
function textProblems(file: string, page: unknown, path: readonly PropertyKey[] = []): string[] {
  const value = valueAt(page, path);
  const place = `${file}: ${fieldPath(page, path)}`;
  if (typeof value === 'string') return sentenceProblems(place, value);
  if (Array.isArray(value)) return value.flatMap((_, index) => textProblems(file, page, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = [...path, key];
    if (key === 'tools') return toolProblems(`${file}: ${fieldPath(page, inner)}`, item);
    if (key === 'tool') return toolProblems(`${file}: ${fieldPath(page, inner)}`, [item]);
    if (key === 'fromPlan') return planProblems(`${file}: ${fieldPath(page, inner)}`, item);
    return textProblems(file, page, inner);
  });
}

function sentenceProblems(place: string, sentence: string): string[] {
  try {
    return parseInline(sentence).flatMap((part) => (part.kind === 'link' ? unknownLink(place, part.to) : []));
  } catch (error) {
    return [`${place}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function toolProblems(place: string, ids: unknown): string[] {
  const known: readonly string[] = tools.map((tool) => tool.id);
  return (
    z
      .array(z.string())
      .safeParse(ids)
      .data?.flatMap((id) =>
        known.includes(id) ? [] : [`${place}: expected a tool of content/tools.ts, received '${id}'`],
      ) ?? []
  );
}

function planProblems(place: string, id: unknown): string[] {
  return typeof id === 'string' && !findPlan(id)
    ? [`${place}: expected a plan of content/plans.ts, received '${id}'`]
    : [];
}
