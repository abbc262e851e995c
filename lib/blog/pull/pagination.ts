import { z } from 'zod';

/** A number that another blog service may leave out or send as text. */
const stated = z.int().positive().optional().catch(undefined);

const answerSchema = z.object({
  meta: z.object({
    pagination: z.object({ pages: stated, limit: stated, total: z.int().nonnegative().optional().catch(undefined) }),
  }),
});

/** The numbers of pages, of posts a page and of all posts, each undefined if the service does not state it. */
type Pagination = { pages?: number; limit?: number; total?: number };

/** Reads `meta.pagination` of an answer of Ghost's Content API. */
export function readPagination(answer: unknown): Pagination {
  return answerSchema.safeParse(answer).data?.meta.pagination ?? {};
}

/** How many posts a page (from 1) must have; 0 if the service does not say. */
export function postsOfPage({ limit, total }: Pagination, page: number): number {
  if (limit === undefined || total === undefined) return 0;
  return Math.min(limit, Math.max(0, total - (page - 1) * limit));
}
