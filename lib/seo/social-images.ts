import { z } from 'zod';
import { buildFile } from '@/lib/build/build-file';

/** The cards of this build: by the path of the page whose card it is, the file's address and what it shows in words. */
const socialImagesSchema = z.record(z.string(), z.strictObject({ file: z.string().startsWith('/'), alt: z.string() }));

export type SocialImages = z.infer<typeof socialImagesSchema>;

const file = buildFile('social-cards.json', socialImagesSchema, {});

export const socialImagesPath = file.path;
export const loadSocialImages = file.load;
