import { z } from 'zod';

/**
 * A post as Ghost's Content API gives it with `include=authors,tags`. Only `id`, `title`, `url` and `published_at` are
 * always there; the rest may be null, empty or absent, so each has a value to fall back to. Unknown keys are dropped.
 */
export const postSchema = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  excerpt: z.string().nullish().default(''),
  url: z.url(),
  feature_image: z.url().nullish().default(null).catch(null),
  published_at: z.iso.datetime({ offset: true }),
  featured: z.boolean().nullish().default(false),
  primary_tag: z.object({ name: z.string() }).nullish().default(null),
  primary_author: z
    .object({ name: z.string(), profile_image: z.url().nullish().default(null).catch(null) })
    .nullish()
    .default(null),
});

export type Post = z.infer<typeof postSchema>;

/** What a committed article holds besides: the local blog stand-in serves its body. */
export const articleSchema = postSchema.extend({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  html: z.string().min(1),
  reading_time: z.int().positive(),
});

export type Article = z.infer<typeof articleSchema>;
