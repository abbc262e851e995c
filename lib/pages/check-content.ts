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
import { headKinds, isHead, sectionSchema } from '@/content/schema/section';
import { claimsSchema, siteSchema } from '@/content/schema/site';
import { socialCardSchema } from '@/content/schema/social-card';
import { testimonialSchema } from '@/content/schema/testimonial';
import { memberLimitsSchema, preselectedToolsSchema, toolCategoriesSchema, toolSchema } from '@/content/schema/tool';
import { findRoute } from '@/lib/routes/find-route';
import { describeIssue } from '@/lib/text/describe-issue';
import { fieldPath, valueAt } from '@/lib/text/field-path';
import { checkPageSavings, checkSaving } from './check-savings';
import { checkMessages, checkPlainTexts, checkSentences } from './check-texts';
import { siteContent } from './site-content';

type Check = (file: string, input: unknown) => string[];

/** What is checked of a module of content. */
type Rules = {
  /** As problems name it; with the export where a file has several. */
  file: string;
  schema?: z.ZodType;
  /** Fields that no two entries may share. */
  unique?: readonly string[];
  checks?: readonly Check[];
};

const rules: Readonly<Record<keyof typeof siteContent, Rules>> = {
  routes: {
    file: 'content/routes.ts',
    schema: z.array(routeSchema),
    unique: ['path', 'title', 'summary'],
    checks: [checkPlainTexts, checkCanonicals],
  },
  servicePaths: { file: 'content/service-paths.ts: servicePaths', schema: servicePathsSchema },
  mainServicePaths: { file: 'content/service-paths.ts: mainServicePaths', schema: mainServicePathsSchema },
  menu: {
    file: 'content/navigation.ts',
    schema: z.array(menuItemSchema),
    unique: ['title'],
    checks: [checkPlainTexts],
  },
  footerColumns: {
    file: 'content/navigation.ts: footerColumns',
    schema: footerColumnsSchema,
    unique: ['title'],
    checks: [checkPlainTexts],
  },
  site: { file: 'content/site.ts', schema: siteSchema, checks: [checkPlainTexts, checkProfiles] },
  claims: { file: 'content/site.ts: claims', schema: claimsSchema, checks: [checkPlainTexts] },
  planGroups: {
    file: 'content/plans.ts',
    schema: z.record(z.enum(planGroupIds), planGroupSchema),
    checks: [checkPlanNames, checkPlainTexts],
  },
  tools: {
    file: 'content/tools.ts',
    schema: z.array(toolSchema),
    unique: ['id', 'name'],
    checks: [checkPlainTexts],
  },
  toolCategories: {
    file: 'content/tools.ts: toolCategories',
    schema: toolCategoriesSchema,
    checks: [checkPlainTexts],
  },
  memberLimits: { file: 'content/tools.ts: memberLimits', schema: memberLimitsSchema },
  preselectedTools: { file: 'content/tools.ts: preselectedTools', schema: preselectedToolsSchema },
  sampleBill: { file: 'content/sample-bill.ts', checks: [checkSentences, checkSaving] },
  postsSnapshot: { file: 'content/posts', unique: ['id', 'slug'], checks: [checkPosts] },
  portfolio: {
    file: 'content/portfolio.ts',
    schema: z.array(portfolioItemSchema).min(1),
    unique: ['title'],
    checks: [checkPlainTexts],
  },
  testimonials: {
    file: 'content/testimonials.ts',
    schema: z.array(testimonialSchema).min(1),
    unique: ['content'],
    checks: [checkPlainTexts],
  },
  industries: {
    file: 'content/industries.ts',
    schema: z.array(industrySchema),
    unique: ['id'],
    checks: [checkPlainTexts],
  },
  redirects: { file: 'content/redirects.ts', schema: z.array(redirectSchema), unique: ['from'] },
  booking: { file: 'content/booking.ts', schema: sectionSchema, checks: [checkSentences] },
  socialCards: {
    file: 'content/social-cards.ts',
    schema: z.record(z.string(), socialCardSchema),
    checks: [checkCardPaths, checkSentences],
  },
  options: { file: 'content/options.ts', schema: z.record(z.string(), optionsSchema), checks: [checkPlainTexts] },
  describedOptions: {
    file: 'content/options.ts',
    schema: z.record(z.string(), describedOptionsSchema),
    checks: [checkPlainTexts],
  },
  messages: { file: 'content/messages.ts', checks: [checkMessages] },
  chatTexts: { file: 'content/chat-texts.ts', checks: [checkMessages] },
  copyTexts: { file: 'content/copy-texts.ts', checks: [checkMessages] },
  privacyTexts: { file: 'content/privacy-texts.ts', checks: [checkMessages] },
  forms: { file: 'content/forms', checks: [checkMessages] },
  pages: { file: 'content/pages', checks: [checkPages] },
};

/**
 * A line for each problem in the content: file, field, what was expected and what was received. Runs before a build
 * (scripts/build/check-content.ts).
 *
 * @param content all modules, or only some of them as they would look after a change
 */
export function checkContent(content: Partial<Record<keyof typeof siteContent, unknown>> = siteContent): string[] {
  const hasWrongServices = 'servicePaths' in content && !servicePathsSchema.safeParse(content.servicePaths).success;
  return Object.entries(rules).flatMap(([name, { file, schema, unique = [], checks = [] }]) => {
    const input = valueAt(content, [name]);
    // The menu repeats the lists of services; a mistake in a list is reported once.
    if (!(name in content) || (name === 'menu' && hasWrongServices)) return [];
    return [
      ...(schema ? checkShape(file, schema, input) : []),
      ...unique.flatMap((field) => checkUnique(`${file}: ${field}`, valuesOf(input, field))),
      ...checks.flatMap((check) => check(file, input)),
    ];
  });
}

function checkShape(file: string, schema: z.ZodType, input: unknown): string[] {
  return describeIssues(file, schema.safeParse(input).error, input);
}

function describeIssues(file: string, error: z.ZodError | undefined, input: unknown): string[] {
  return error?.issues.map((issue) => `${file}: ${describeIssue(issue, input)}`) ?? [];
}

function checkUnique(label: string, values: string[]): string[] {
  const again = values.filter((value, index) => values.indexOf(value) !== index);
  return again.map((value) => `${label}: expected each only once, received '${value}' again`);
}

/** One field of every entry of a list. Entries without it are left out, since the schema reports them. */
function valuesOf(list: unknown, field: string): string[] {
  const entries = Array.isArray(list) ? list : [];
  return entries.map((entry) => valueAt(entry, [field])).filter((value) => typeof value === 'string');
}

function checkProfiles(file: string, input: unknown): string[] {
  return checkUnique(`${file}: social: name`, valuesOf(valueAt(input, ['social']), 'name'));
}

/** Plan ids are unique on the site, names within their group: mails name a plan and its group. */
function checkPlanNames(file: string, input: unknown): string[] {
  const groups = Object.entries(input ?? {}).map(([id, group]) => ({ id, plans: valueAt(group, ['plans']) }));
  return [
    ...checkUnique(
      `${file}: id`,
      groups.flatMap(({ plans }) => valuesOf(plans, 'id')),
    ),
    ...groups.flatMap(({ id, plans }) => checkUnique(`${file}: ${id}.plans: name`, valuesOf(plans, 'name'))),
  ];
}

/** Each committed post, in the file named after its slug. Its body is HTML and is not checked. */
function checkPosts(_: string, list: unknown): string[] {
  const posts = Array.isArray(list) ? list : [];
  return posts.flatMap((post) => {
    const file = `content/posts/${valueAt(post, ['slug']) ?? 'index'}.ts`;
    const words = {
      title: valueAt(post, ['title']),
      excerpt: valueAt(post, ['excerpt']),
      primary_tag: valueAt(post, ['primary_tag']),
      primary_author: { name: valueAt(post, ['primary_author', 'name']) },
    };
    return [...checkShape(file, articleSchema, post), ...checkMessages(file, words)];
  });
}

function checkCardPaths(file: string, input: unknown): string[] {
  const unknown = Object.keys(input ?? {}).filter((path) => !findRoute(path));
  return unknown.map((path) => `${file}: ${path}: expected a route of content/routes.ts, received '${path}'`);
}

function checkCanonicals(file: string, list: unknown): string[] {
  const routes = Array.isArray(list) ? list : [];
  const paths = valuesOf(list, 'path');
  return routes.flatMap((route, index) => {
    const canonical = valueAt(route, ['canonical']);
    if (typeof canonical !== 'string' || paths.includes(canonical)) return [];
    const place = fieldPath(list, [index, 'canonical']);
    return `${file}: ${place}: expected a route of this file, received '${canonical}'`;
  });
}

function checkPages(_: string, input: unknown): string[] {
  const pages = Object.entries(input ?? {});
  return [
    ...checkUnique('content/pages: path', valuesOf(Object.values(input ?? {}), 'path')),
    ...pages.flatMap(([name, page]) => checkPage(`content/pages/${name}.ts`, name === 'home' ? '/' : `/${name}`, page)),
  ];
}

/** One page. Its order and its savings are checked once its fields are right. */
function checkPage(file: string, path: string, input: unknown): string[] {
  const { data: page, error } = pageSchema.safeParse(input);
  const problems = [...describeIssues(file, error, input), ...checkSentences(file, input)];
  if (!page) return problems;
  if (page.path !== path)
    problems.push(`${file}: path: expected '${path}', as the file is named, received '${page.path}'`);
  else if (!findRoute(path)) problems.push(`${file}: path: expected a route of content/routes.ts, received '${path}'`);
  if (page.sections.some((section, index) => isHead(section) !== (index === 0)))
    problems.push(
      `${file}: sections: expected one of ${headKinds.join(', ')} as the first section, and no other of them`,
    );
  return [...problems, ...checkPageSavings(file, page)];
}
