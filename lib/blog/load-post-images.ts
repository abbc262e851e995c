import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PostImages } from './post-image';
import { postImageSchema } from './post-image-schema';

/** Which pictures of the blog have copies: `npm run posts` leaves the list. */
export function postImagesPath(): string {
  return join(process.cwd(), '.cache', 'post-images.json');
}

let lastRead: { version: string; images: PostImages } | undefined;

/** The copies that this build shows; none where the list is missing or broken, and drawn covers stand in. */
export function loadPostImages(path: string = postImagesPath()): PostImages {
  const file = statSync(path, { throwIfNoEntry: false });
  const version = `${path} ${file?.mtimeMs} ${file?.size}`;
  if (lastRead?.version !== version) lastRead = { version, images: file ? read(path) : {} };
  return lastRead.images;
}

function read(path: string): PostImages {
  try {
    return z.record(z.string(), postImageSchema).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}
