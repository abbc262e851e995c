import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { findSamplePicture } from '../../sample-pictures/load-sample-picture';
import { type Answer, html } from '../answer';
import { page } from '../page';

/** Below `/content/images/`. */
export const AWKWARD_PICTURES = {
  small: 'awkward/small.png',
  page: 'awkward/page.jpg',
  slow: 'awkward/slow.jpg',
} as const;

/** Shorter than a build waits for a picture. A fault on the blog can make any picture slower. */
const SLOW_MS = 4000;

/** The blog's answer for a picture of an awkward post; undefined for any other path. */
export async function awkwardPicture(path: string): Promise<Answer | undefined> {
  switch (path.replace('/content/images/', '')) {
    case AWKWARD_PICTURES.small: {
      const create = { width: 40, height: 30, channels: 3, background: '#0b6a45' } as const;
      return image('png', await sharp({ create }).png().toBuffer());
    }
    case AWKWARD_PICTURES.page:
      return html(200, page('Sign in', '<h1>Sign in to see this picture</h1>'));
    case AWKWARD_PICTURES.slow: {
      const picture = findSamplePicture('/content/images/2026/06/folders.jpg');
      const [bytes] = await Promise.all([picture?.read(), wait(SLOW_MS, undefined, { ref: false })]);
      return image('jpeg', bytes ?? Buffer.alloc(0));
    }
    default:
      return undefined;
  }
}

function image(format: string, body: Buffer): Answer {
  return { status: 200, headers: { 'content-type': `image/${format}` }, body };
}
