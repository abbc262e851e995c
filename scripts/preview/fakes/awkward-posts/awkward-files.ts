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

/** Shorter than a build waits for a picture. A fault on the blog makes any picture slower still. */
const SLOW_MS = 4000;

const answers: Readonly<Record<string, () => Answer | Promise<Answer>>> = {
  [AWKWARD_PICTURES.small]: async () => {
    const create = { width: 40, height: 30, channels: 3, background: '#0b6a45' } as const;
    return image('png', await sharp({ create }).png().toBuffer());
  },
  [AWKWARD_PICTURES.page]: () => html(200, page('Sign in', '<h1>Sign in to see this picture</h1>')),
  [AWKWARD_PICTURES.slow]: async () => {
    const picture = findSamplePicture('/content/images/2026/06/folders.jpg');
    const [bytes] = await Promise.all([picture?.read(), wait(SLOW_MS, undefined, { ref: false })]);
    return image('jpeg', bytes ?? Buffer.alloc(0));
  },
};

/** What the blog answers for a picture of an awkward post; undefined for any other path. */
export function awkwardPicture(path: string): Answer | Promise<Answer> | undefined {
  const name = path.replace('/content/images/', '');
  return Object.hasOwn(answers, name) ? answers[name]?.() : undefined;
}

function image(format: string, body: Buffer): Answer {
  return { status: 200, headers: { 'content-type': `image/${format}` }, body };
}
