import { z } from 'zod';
import { MAX_ADDRESS_CHARACTERS } from '../post-limits';
import { idSchema } from './id';

const pictureAddress = z.url({ protocol: /^https?$/ }).max(MAX_ADDRESS_CHARACTERS);

/**
 * A post as Ghost's Content API gives it with `include=authors,tags`. Only `id`, `title`, `url` and `published_at` are
 * always there; the rest may be null, empty or absent, so each has a value to fall back to. Unknown keys are dropped.
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
    .object({ name: z.string().min(1) })
    .nullish()
    .default(null),
  primary_author: z
    .object({ name: z.string().min(1), profile_image: pictureAddress.nullish().default(null).catch(null) })
    .nullish()
    .default(null),
});

export type Post = z.infer<typeof postSchema>;

/** Typed by hand in a committed article, so a slip is told and not passed over as Ghost's are. */
const typedPicture = z
  .url({ protocol: /^https$/, error: 'expected an address that begins with https://, or null' })
  .nullable();

/** What a committed article holds besides: the local blog stand-in serves its body. */
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
