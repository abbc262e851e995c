import { z } from 'zod';
import { MAX_ADDRESS_CHARACTERS } from '../post-limits';
import { idSchema } from './id';
import { photoSchema } from './photo';

const pictureAddress = z.union([z.url({ protocol: /^https?$/ }).max(MAX_ADDRESS_CHARACTERS), photoSchema]);

/**
 * A post of Ghost's Content API with `include=authors,tags`; its `primary_tag` is the first public one of its tags. Only `id`, `title`, `url` and `published_at` are always present; the
 * other fields may be null, empty or absent and have a fallback. Unknown keys are dropped.
 */
export const postSchema = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  excerpt: z.string().nullish().default(''),
  url: z.url({ error: 'expected an address that begins with https://' }),
  feature_image: pictureAddress.nullish().default(null).catch(null),
  published_at: z.iso.datetime({ offset: true, error: 'expected a date such as 2026-04-16T09:00:00.000+00:00' }),
  featured: z.boolean().nullish().default(false),
  primary_tag: z
    .object({
      name: z.string().min(1),
      /** The tag in the blog's own addresses. Committed posts have none. */
      slug: z.string().optional().catch(undefined),
    })
    .nullish()
    .default(null),
  primary_author: z
    .object({ name: z.string().min(1), profile_image: pictureAddress.nullish().default(null).catch(null) })
    .nullish()
    .default(null),
});

export type Post = z.infer<typeof postSchema>;

/** Committed articles are typed by hand, so a wrong address is an error instead of falling back as for Ghost's posts. */
const typedPicture = z
  .union([z.url({ protocol: /^https$/ }), photoSchema], {
    error:
      "expected a file in content/photos with a name in lowercase letters, digits and hyphens, such as 'clinic.jpg', an address that begins with https://, or null",
  })
  .nullable();

/** A committed article. The fake blog of the preview serves its body. */
export const articleSchema = z.strictObject({
  ...postSchema.shape,
  url: z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' }),
  feature_image: typedPicture,
  primary_author: z
    .strictObject({ name: z.string().min(1), profile_image: typedPicture })
    .nullish()
    .default(null),
  slug: idSchema,
  html: z.string().min(1),
  reading_time: z.int().positive(),
});

export type Article = z.infer<typeof articleSchema>;
