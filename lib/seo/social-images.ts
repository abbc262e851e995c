import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Cards that are drawn: by the path of the page whose card it is, the file's address on the site and what it shows. */
const socialImagesSchema = z.record(z.string(), z.strictObject({ file: z.string().startsWith('/'), alt: z.string() }));

export type SocialImages = z.infer<typeof socialImagesSchema>;

/** Where the step before a build leaves the list. */
export function socialImagesPath(): string {
  return join(process.cwd(), '.cache', 'social-cards.json');
}

let lastRead: { version: string; images: SocialImages } | undefined;

/** The cards of this build; none where nobody drew them yet, and links are then shared without a picture. */
export function loadSocialImages(path: string = socialImagesPath()): SocialImages {
  const file = statSync(path, { throwIfNoEntry: false });
  const version = `${path} ${file?.mtimeMs} ${file?.size}`;
  if (lastRead?.version !== version) {
    const images = file ? socialImagesSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
    lastRead = { version, images };
  }
  return lastRead.images;
}
