import { z } from 'zod';
import { type Article, articleSchema } from '@/content/schema/post';
import { fakeSettings } from '../fake-settings';

/** A post as the blog holds it: looser than a committed article, since a real blog holds what no editor would commit. */
const heldPostSchema = articleSchema.extend({
  title: z.string(),
  url: z.url(),
  feature_image: z.string().nullable(),
  primary_author: z.strictObject({ name: z.string(), profile_image: z.string().nullable() }).nullish().default(null),
  html: z.string(),
  /** All tags, in the editor's order; without them the primary tag is the only one. */
  tags: z.array(z.strictObject({ name: z.string() })).optional(),
  /** For whom the body is; `public` unless given. */
  visibility: z.enum(['public', 'members', 'paid']).optional(),
});
export type HeldPost = z.infer<typeof heldPostSchema>;

/** A post to publish: a title will do. An unknown key is refused, so that a slip does not pass for a default. */
export const draftSchema = heldPostSchema.partial().extend({ title: heldPostSchema.shape.title }).strict();
export type Draft = z.infer<typeof draftSchema>;

export type Blog = ReturnType<typeof createBlog>;

const ONE_MINUTE_MS = 60_000;

/** The articles of the blog fake: the committed ones, and those published while it runs. */
export function createBlog(articles: readonly Article[], now: () => Date) {
  let added: HeldPost[] = [];
  const all = (): HeldPost[] => [...added, ...articles];

  return {
    /** Newest first. */
    all,

    bySlug(slug: string): HeldPost | undefined {
      return all().find((article) => article.slug === slug);
    },

    /** Publishes a post as the newest one. */
    publish(draft: Draft): HeldPost {
      const slug = freeSlug(draft.slug ?? slugOf(draft.title), all());
      const article: HeldPost = {
        id: `added-${slug}`,
        excerpt: 'Published while the preview was running.',
        url: `${fakeSettings.snapshotBlogOrigin}/${slug}/`,
        feature_image: null,
        featured: false,
        primary_tag: null,
        primary_author: null,
        html: '<p>Published while the preview was running.</p>',
        reading_time: 1,
        ...definedOnly(draft),
        ...(draft.tags ? { primary_tag: primaryTag(draft.tags) } : {}),
        slug,
        published_at: draft.published_at ?? newestDate(all(), now()),
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
function newestDate(posts: readonly HeldPost[], now: Date): string {
  const afterOthers = posts.map(({ published_at }) => Date.parse(published_at) + ONE_MINUTE_MS);
  return new Date(Math.max(now.getTime(), ...afterOthers)).toISOString();
}

/** Ghost names none where the first tag is an internal one, whatever comes after it. */
function primaryTag([first]: NonNullable<Draft['tags']>): HeldPost['primary_tag'] {
  return first && !first.name.startsWith('#') ? first : null;
}

function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'post' : slug;
}

function freeSlug(wanted: string, articles: readonly HeldPost[]): string {
  const taken = new Set(articles.map((article) => article.slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

/** Keys that were not given must not blot out the defaults. */
function definedOnly(draft: Draft): Partial<Draft> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}
