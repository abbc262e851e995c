import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { portfolio } from '@/content/portfolio';
import { postsSnapshot } from '@/content/posts/index';
import { isPhoto } from '@/content/schema/photo';
import { testimonials } from '@/content/testimonials';
import { PHOTOS } from './pictures/make-images';

/** The smallest widths in pixels. A cover of 640 fills the portfolio of a phone. */
const LEAST = { cover: 640, author: 96 };

type Named = { place: string; photo: string | null | undefined; kind: keyof typeof LEAST };

/** A line for each photograph that is missing, no picture of its type, or too small. */
export async function checkPhotos(named: readonly Named[] = photosOfContent(), folder = PHOTOS): Promise<string[]> {
  const lines = named.map(async ({ place, photo, kind }) => {
    if (!photo || !isPhoto(photo)) return [];
    const file = join(folder, photo);
    const expected = `${place}: expected a picture of at least ${LEAST[kind]} pixels in width in ${file}, received`;
    if (!existsSync(file)) return [`${expected} no file`];
    try {
      const { autoOrient, format } = await sharp(file).metadata();
      // Reads all of it: a file that was copied halfway has a whole head.
      await sharp(file).stats();
      const isAsNamed = photo.replace(/^.*\./, '').replace('jpg', 'jpeg').replace('avif', 'heif') === format;
      if (!isAsNamed) return [`${expected} a file of type ${format}`];
      return autoOrient.width < LEAST[kind] ? [`${expected} ${autoOrient.width} by ${autoOrient.height}`] : [];
    } catch {
      return [`${expected} what is no whole picture`];
    }
  });
  return (await Promise.all(lines)).flat();
}

function photosOfContent(): Named[] {
  const photoOf = (file: string, name: string, photo: Named['photo'], kind: Named['kind']): Named => ({
    place: `${file}: ${name}`,
    photo,
    kind,
  });
  return [
    ...portfolio.map(({ title, image }) => photoOf('content/portfolio.ts', `image of '${title}'`, image, 'cover')),
    ...testimonials.map((quote: { name: string; portrait?: string }) =>
      photoOf('content/testimonials.ts', `portrait of '${quote.name}'`, quote.portrait, 'author'),
    ),
    ...postsSnapshot.flatMap(({ slug, feature_image, primary_author }) => [
      photoOf(`content/posts/${slug}.ts`, 'feature_image', feature_image, 'cover'),
      photoOf(`content/posts/${slug}.ts`, 'profile_image', primary_author?.profile_image, 'author'),
    ]),
  ];
}
