import { z } from 'zod';
import { planGroupIds } from '@/content/plans';
import { firstMonthSchema } from '@/content/schema/first-month';
import { formFieldsSchema } from '@/content/schema/form-field';
import { industrySchema } from '@/content/schema/industry';
import { invoiceSchema } from '@/content/schema/invoice';
import {
  footerColumnsSchema,
  mainServicePathsSchema,
  menuItemSchema,
  servicePathsSchema,
} from '@/content/schema/navigation';
import { describedOptionsSchema, optionsSchema } from '@/content/schema/options';
import { pageSchema } from '@/content/schema/page';
import { paperSchema } from '@/content/schema/paper';
import { planGroupSchema } from '@/content/schema/plan';
import { portfolioItemSchema } from '@/content/schema/portfolio-item';
import { articleSchema } from '@/content/schema/post';
import { redirectSchema } from '@/content/schema/redirect';
import { routeSchema } from '@/content/schema/route';
import { headKinds, isHead, sectionSchema } from '@/content/schema/section';
import { claimsSchema, siteSchema } from '@/content/schema/site';
import { socialCardSchema } from '@/content/schema/social-card';
import { testimonialSchema } from '@/content/schema/testimonial';
import { tillPaperSchema } from '@/content/schema/till-paper';
import { toConfirmSchema } from '@/content/schema/to-confirm';
import { memberLimitsSchema, preselectedToolsSchema, toolCategoriesSchema, toolSchema } from '@/content/schema/tool';
import { longLines } from '@/lib/papers/till-paper';
import { findRoute } from '@/lib/routes/find-route';
import { closestIssues, describeIssue, fieldPath, valueAt } from '@/lib/text/describe-issue';
import { field } from '@/lib/text/records';
import { checkHeroPapers, checkStagings } from './check-papers';
import { checkPageSavings, checkSampleBill } from './check-savings';
import { checkServicePages } from './check-service-pages';
import { checkMessages, checkPageTexts, checkPlainTexts, checkSentences } from './check-texts';
import * as siteContent from './site-content';

type Check = (file: string, input: unknown) => string[];

type Rules = {
  /** The name of the file in problems, followed by the name of the export where the file has several. */
  file: string;
  schema?: z.ZodType;
  /** Fields that no two entries may share. */
  unique?: readonly string[];
  checks?: readonly Check[];
};

/** A module whose texts are shown as typed. */
const plain = (file: string, schema: z.ZodType, unique: readonly string[] = [], ...checks: Check[]): Rules => ({
  file,
  schema,
  unique,
  checks: [checkPlainTexts, ...checks],
});

const rules: Readonly<Record<keyof typeof siteContent, Rules>> = {
  routes: plain('content/routes.ts', z.array(routeSchema), ['path', 'title', 'summary'], checkCanonicals),
  servicePaths: { file: 'content/service-paths.ts: servicePaths', schema: servicePathsSchema },
  mainServicePaths: { file: 'content/service-paths.ts: mainServicePaths', schema: mainServicePathsSchema },
  menu: plain('content/navigation.ts', z.array(menuItemSchema), ['title']),
  footerColumns: plain('content/navigation.ts: footerColumns', footerColumnsSchema, ['title']),
  site: plain('content/site.ts', siteSchema, [], checkProfiles),
  claims: plain('content/site.ts: claims', claimsSchema),
  planGroups: plain('content/plans.ts', z.record(z.enum(planGroupIds), planGroupSchema), [], checkPlanNames),
  tools: plain('content/tools.ts', z.array(toolSchema), ['id', 'name']),
  toolCategories: plain('content/tools.ts: toolCategories', toolCategoriesSchema),
  memberLimits: { file: 'content/tools.ts: memberLimits', schema: memberLimitsSchema },
  preselectedTools: { file: 'content/tools.ts: preselectedTools', schema: preselectedToolsSchema },
  sampleBill: { file: 'content/sample-bill.ts', schema: invoiceSchema, checks: [checkSentences, checkSampleBill] },
  firstMonth: { file: 'content/first-month.ts', schema: firstMonthSchema, checks: [checkSentences] },
  toConfirm: plain('content/to-confirm.ts', toConfirmSchema, ['statement']),
  papers: {
    file: 'content/papers',
    schema: z.array(paperSchema),
    unique: ['id', 'title', 'shortTitle'],
    checks: [checkSentences],
  },
  slidePapers: {
    file: 'content/slide-papers.ts',
    schema: z.record(z.string(), tillPaperSchema),
    checks: [checkTillPapers],
  },
  postsSnapshot: { file: 'content/posts', unique: ['id', 'slug'], checks: [checkPosts] },
  portfolio: plain('content/portfolio.ts', z.array(portfolioItemSchema).min(1), ['title']),
  testimonials: plain('content/testimonials.ts', z.array(testimonialSchema).min(1), ['content']),
  industries: plain('content/industries.ts', z.array(industrySchema), ['id']),
  redirects: { file: 'content/redirects.ts', schema: z.array(redirectSchema), unique: ['from'] },
  booking: { file: 'content/booking.ts', schema: sectionSchema, checks: [checkSentences] },
  socialCards: {
    file: 'content/social-cards.ts',
    schema: z.record(z.string(), socialCardSchema),
    checks: [checkCardPaths, checkSentences],
  },
  options: plain('content/options.ts', z.record(z.string(), optionsSchema)),
  describedOptions: plain('content/options.ts', z.record(z.string(), describedOptionsSchema)),
  texts: { file: 'content/texts', checks: [checkMessages] },
  pageTexts: { file: 'content/texts', checks: [checkPageTexts] },
  forms: { file: 'content/forms', schema: z.record(z.string(), formFieldsSchema), checks: [checkMessages] },
  pages: { file: 'content/pages', checks: [checkPages] },
};

/** What other modules quote. While one of them is wrong, its mistake would be reported again wherever it is quoted. */
const quoted: readonly string[] = ['routes', 'site', 'claims', 'planGroups', 'tools'] satisfies (keyof typeof rules)[];

/** A line for each problem in all or some modules of content: file, field, expected and received. Runs in a build. */
export function checkContent(content: Partial<Record<keyof typeof siteContent, unknown>> = siteContent): string[] {
  const hasWrongServices = 'servicePaths' in content && !servicePathsSchema.safeParse(content.servicePaths).success;
  const check = (isWanted: (name: string) => boolean) =>
    Object.entries(rules).flatMap(([name, { file, schema, unique = [], checks = [] }]) => {
      const input = field(content, name);
      // The menu repeats the lists of services; a mistake in a list is reported once.
      if (!(name in content) || !isWanted(name) || (name === 'menu' && hasWrongServices)) return [];
      const inFields = checks.flatMap((checkFields) => checkFields(file, input));
      return [
        ...(schema ? withoutEchoes(checkShape(file, schema, input), inFields) : []),
        ...unique.flatMap((key) => checkUnique(`${file}: ${key}`, valuesOf(input, key))),
        ...inFields,
      ];
    });
  const inQuoted = check((name) => quoted.includes(name));
  if (inQuoted.length > 0) return inQuoted;
  const inOthers = check((name) => !quoted.includes(name));
  // What pages owe to each other is checked only where all are there: a test may check one page alone.
  if (inOthers.length > 0 || !content.pages || !('servicePaths' in content)) return inOthers;
  return checkServicePages(content.pages);
}

function checkShape(file: string, schema: z.ZodType, input: unknown): string[] {
  const issues = schema.safeParse(input).error?.issues.flatMap(closestIssues) ?? [];
  return issues.map((issue) => `${file}: ${describeIssue(issue, input)}`);
}

/** The problems of a schema in fields that no other check names: a check knows better what is expected. */
function withoutEchoes(ofSchema: string[], ofChecks: string[]): string[] {
  const placeOf = (problem: string) => problem.split(': expected')[0];
  const named = new Set(ofChecks.map(placeOf));
  return ofSchema.filter((problem) => !named.has(placeOf(problem)));
}

function checkUnique(label: string, values: string[]): string[] {
  const again = values.filter((value, index) => values.indexOf(value) !== index);
  return again.map((value) => `${label}: expected each only once, received '${value}' again`);
}

/** One field of every entry of a list. Entries without it are left out, since the schema reports them. */
function valuesOf(list: unknown, key: string): string[] {
  const values = entriesOf(list).map((entry) => field(entry, key));
  return values.filter((value) => typeof value === 'string');
}

function entriesOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list : [];
}

function checkProfiles(file: string, input: unknown): string[] {
  return checkUnique(`${file}: social: name`, valuesOf(field(input, 'social'), 'name'));
}

/** Plan ids are unique on the site, names within their group: mails name a plan and its group. */
function checkPlanNames(file: string, input: unknown): string[] {
  const groups = Object.entries(input ?? {}).map(([name, group]) => ({ name, plans: field(group, 'plans') }));
  const ids = groups.flatMap(({ plans }) => valuesOf(plans, 'id'));
  return [
    ...checkUnique(`${file}: id`, ids),
    ...groups.flatMap(({ name, plans }) => checkUnique(`${file}: ${name}.plans: name`, valuesOf(plans, 'name'))),
  ];
}

/** The sentences of papers; once they are right, the lines that are too long for a small phone. */
function checkTillPapers(file: string, papers: unknown): string[] {
  const inSentences = checkSentences(file, papers);
  if (inSentences.length > 0) return inSentences;
  return Object.entries(papers ?? {}).flatMap(([name, input]) => {
    const paper = tillPaperSchema.safeParse(input).data;
    return paper ? longLines(paper).map((problem) => `${file}: ${name}: ${problem}`) : [];
  });
}

/** Each committed post, in the file named after its slug. Its body is HTML and is not checked. */
function checkPosts(_: string, list: unknown): string[] {
  return entriesOf(list).flatMap((post) => {
    const file = `content/posts/${field(post, 'slug') ?? 'index'}.ts`;
    const words = {
      title: field(post, 'title'),
      excerpt: field(post, 'excerpt'),
      primary_tag: field(post, 'primary_tag'),
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
  const paths = valuesOf(list, 'path');
  return entriesOf(list).flatMap((route, index) => {
    const canonical = field(route, 'canonical');
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
  const page = pageSchema.safeParse(input).data;
  const inSentences = checkSentences(file, input);
  const problems = [...withoutEchoes(checkShape(file, pageSchema, input), inSentences), ...inSentences];
  if (!page) return problems;
  if (page.path !== path)
    problems.push(`${file}: path: expected '${path}', as the file is named, received '${page.path}'`);
  else if (!findRoute(path)) problems.push(`${file}: path: expected a route of content/routes.ts, received '${path}'`);
  const heads = headKinds.join(', ');
  if (page.sections.some((section, index) => isHead(section) !== (index === 0)))
    problems.push(`${file}: sections: expected one of ${heads} as the first section, and no other of them`);
  return [...problems, ...checkPageSavings(file, page), ...checkStagings(file, page), ...checkHeroPapers(file, page)];
}
