import { z } from 'zod';
import { buildFile } from './build-file';

const planSchema = z.object({
  /** Stands for all code, content and settings (scripts/build/reuse/build-key.ts). */
  key: z.string(),
  /** A hash of all posts, pictures, cards and dates. */
  inputs: z.string(),
  /** A hash of the posts, card and date of each page, by path, without the pages with the newest posts. */
  pages: z.record(z.string(), z.string()),
  /** The paths of pages that the build takes over from the last one. */
  unchanged: z.array(z.string()),
  /** The last build had the same key and inputs. */
  isSame: z.boolean(),
  /** Next has compiled this code with these settings. */
  isCompiled: z.boolean(),
});

/** What a build has to do. Written before it by scripts/build/reuse/make-plan.ts. */
export type BuildPlan = z.infer<typeof planSchema>;

export const { path: buildPlanPath, load: loadBuildPlan } = buildFile<BuildPlan | undefined>(
  'build-plan.json',
  planSchema,
  undefined,
);

/**
 * The pages that Next must render. Only a build that takes over other pages from the last one sets `TAKES_OVER_PAGES`;
 * otherwise, as in development, these are all pages.
 */
export function withoutUnchanged<T extends { path: string }>(pages: readonly T[]): T[] {
  const plan = process.env.TAKES_OVER_PAGES === '1' ? loadBuildPlan() : undefined;
  const unchanged = new Set(plan?.unchanged);
  const changed = pages.filter(({ path }) => !unchanged.has(path));
  // Next refuses to export a route without pages.
  return changed.length > 0 ? changed : pages.slice(0, 1);
}
