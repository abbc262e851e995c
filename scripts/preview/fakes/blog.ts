import { z } from 'zod';
import { type Article, articleSchema } from '@/content/schema/post';
import { fakeSettings } from '../fake-environment';

/** A post of the blog. It may be stranger than a committed article, as posts of real blogs are. */
const blogPostSchema = articleSchema.extend({
  title: z.string(),
  url: z.url(),
  feature_image: z.string().nullable(),
  primary_author: z.strictObject({ name: z.string(), profile_image: z.string().nullable() }).nullish().default(null),
  html: z.string(),
  /** All tags, in the editor's order; without them the primary tag is the only one. */
  tags: z
    .array(z.strictObject({ name: z.string(), slug: z.string().optional(), visibility: z.string().optional() }))
    .optional(),
  custom_excerpt: z.string().nullish(),
  /** Who may read the body; `public` by default. */
  visibility: z.enum(['public', 'members', 'paid']).optional(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** A post to publish; only the title is required. An unknown key is refused, because it may be a typo. */
export const draftSchema = blogPostSchema.partial().extend({ title: blogPostSchema.shape.title }).strict();
export type Draft = z.infer<typeof draftSchema>;

export type Blog = ReturnType<typeof createBlog>;

const ONE_MINUTE_MS = 60_000;

/** The posts of the fake blog: the committed ones, and those published while it runs. */
export function createBlog(articles: readonly Article[]) {
  let added: BlogPost[] = [];
  const unpublished = new Set<string>();
  const all = (): BlogPost[] => [...added, ...articles].filter(({ slug }) => !unpublished.has(slug));

  return {
    /** Newest first. */
    all,

    publish(draft: Draft): BlogPost {
      const slug = freeSlug(draft.slug ?? slugOf(draft.title), all());
      const article: BlogPost = {
        id: `added-${slug}`,
        excerpt: 'Published while the preview was running.',
        url: `${fakeSettings.snapshotBlogOrigin}/${slug}/`,
        feature_image: null,
        featured: false,
        primary_tag: null,
        primary_author: null,
        html: '<p>Published while the preview was running.</p>',
        reading_time: 1,
        published_at: newestDate(all()),
        ...draft,
        ...(draft.tags ? { primary_tag: primaryTag(draft.tags) } : {}),
        slug,
      };
      added = [article, ...added];
      return article;
    },

    /** Takes a post from the blog, until `reset`. */
    unpublish(slug: string) {
      unpublished.add(slug);
    },

    /** Leaves the committed posts and no others. */
    reset() {
      added = [];
      unpublished.clear();
    },
  };
}

/** A new post is the newest one even when the machine's clock is behind the articles. */
function newestDate(posts: readonly BlogPost[]): string {
  const afterOthers = posts.map(({ published_at }) => Date.parse(published_at) + ONE_MINUTE_MS);
  return new Date(Math.max(Date.now(), ...afterOthers)).toISOString();
}

/** As in Ghost, there is none when the first tag is an internal one (`#…`). */
function primaryTag([first]: NonNullable<Draft['tags']>): BlogPost['primary_tag'] {
  return first && !first.name.startsWith('#') ? first : null;
}

function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['post'];
  return words.join('-');
}

function freeSlug(wanted: string, articles: readonly BlogPost[]): string {
  const taken = new Set(articles.map((article) => article.slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

/** JSON or HTML with the fake's origin in place of the committed articles' origin. */
export function atOwnOrigin(text: string, origin: string): string {
  return text.replaceAll(fakeSettings.snapshotBlogOrigin, origin);
}
