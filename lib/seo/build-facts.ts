import { z } from 'zod';
import { buildFile } from '@/lib/build/build-file';
import { siteConfig } from '@/lib/config/site-config';
import type { SocialCard } from './social-card';

/** When the page at each path last changed, ISO 8601. Pages without a known date are left out. */
const datesSchema = z.record(z.string(), z.iso.datetime());
export type LastModified = z.infer<typeof datesSchema>;
export const { path: lastModifiedPath, load: loadLastModified } = buildFile('last-modified.json', datesSchema, {});

/** The card images of this build, by the path of the page: the address of the file and its alternative text. */
const imagesSchema = z.record(z.string(), z.strictObject({ file: z.string().startsWith('/'), alt: z.string() }));
export type SocialImages = z.infer<typeof imagesSchema>;
export const { path: socialImagesPath, load: loadSocialImages } = buildFile('social-cards.json', imagesSchema, {});

/** Facts about a page that only the build knows. `image` is the path of its card, `modifiedAt` the ISO date of its last change. */
export type BuildFacts = { siteUrl: string; image?: string; modifiedAt?: string };

export function buildFacts(path: string, card: Pick<SocialCard, 'path'>): BuildFacts {
  return {
    siteUrl: siteConfig().siteUrl,
    image: loadSocialImages()[card.path]?.file,
    modifiedAt: loadLastModified()[path],
  };
}
