import { z } from 'zod';
import { buildFile } from '@/lib/build/build-file';
import { postImageSchema } from './post-image-schema';

/** Which pictures of the blog have copies: `npm run posts` leaves the list. Drawn covers stand in for all others. */
const file = buildFile('post-images.json', z.record(z.string(), postImageSchema), {});

export const postImagesPath = file.path;
export const loadPostImages = file.load;
