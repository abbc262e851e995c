import type { z } from 'zod';
import { type Article, articleSchema } from '@/content/schema/post';
import { standInSettings } from '../stand-in-settings';

/** A post to publish: a title will do. An unknown key is refused, so that a slip does not pass for a default. */
export const draftSchema = articleSchema.partial().extend({ title: articleSchema.shape.title }).strict();
export type Draft = z.infer<typeof draftSchema>;

export type Blog = ReturnType<typeof createBlog>;

const ONE_MINUTE_MS = 60_000;

/** The articles of the blog stand-in: the committed ones, and those published while it runs. */
export function createBlog(articles: readonly Article[], now: () => Date) {
  let added: Article[] = [];
  const all = () => [...added, ...articles];

  return {
    /** Newest first. */
    all,

    bySlug(slug: string): Article | undefined {
      return all().find((article) => article.slug === slug);
    },

    /** Publishes a post as the newest one. */
    publish(draft: Draft): Article {
      const slug = freeSlug(draft.slug ?? slugOf(draft.title), all());
      const article: Article = {
        id: `added-${slug}`,
        excerpt: 'Published while the preview was running.',
        url: `${standInSettings.snapshotBlogOrigin}/${slug}/`,
        feature_image: null,
        featured: false,
        primary_tag: null,
        primary_author: null,
        html: '<p>Published while the preview was running.</p>',
        reading_time: 1,
        ...definedOnly(draft),
        slug,
        published_at: draft.published_at ?? newestDate(all()[0], now()),
        title: draft.title,
      };
      added = [article, ...added];
      return article;
    },

    /** Takes back what was published while it runs. */
    removeAdded() {
      added = [];
    },
  };
}

/** On a machine whose clock is behind the articles a new one is still the newest. */
function newestDate(newest: Article | undefined, now: Date): string {
  const afterNewest = newest === undefined ? 0 : Date.parse(newest.published_at) + ONE_MINUTE_MS;
  return new Date(Math.max(now.getTime(), afterNewest)).toISOString();
}

function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'post' : slug;
}

function freeSlug(wanted: string, articles: readonly Article[]): string {
  const taken = new Set(articles.map((article) => article.slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

/** Keys that were not given must not blot out the defaults. */
function definedOnly(draft: Draft): Partial<Draft> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}
