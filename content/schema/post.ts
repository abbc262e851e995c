// The browser reads posts too, when it asks the blog for newer ones: hence the small zod.
import * as z from 'zod/mini';

const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullish(schema), null);
const imageSchema = z.catch(orNull(z.url()), null);

/**
 * A post as Ghost's Content API gives it with `include=authors,tags`. Only `id`, `title`, `url` and `published_at` are
 * always there; the rest may be null, empty or absent, so each has a value to fall back to. Unknown keys are dropped.
 */
export const postSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  excerpt: z._default(z.nullish(z.string()), ''),
  url: z.url(),
  feature_image: imageSchema,
  published_at: z.iso.datetime({ offset: true }),
  featured: z._default(z.nullish(z.boolean()), false),
  primary_tag: orNull(z.object({ name: z.string() })),
  primary_author: orNull(z.object({ name: z.string(), profile_image: imageSchema })),
});

export type Post = z.infer<typeof postSchema>;

/** What a committed article holds besides: the local blog stand-in serves its body. */
export const articleSchema = z.extend(postSchema, {
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  html: z.string().check(z.minLength(1)),
  reading_time: z.int().check(z.positive()),
});

export type Article = z.infer<typeof articleSchema>;
