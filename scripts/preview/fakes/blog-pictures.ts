import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { findSamplePicture } from '../sample-pictures/load-sample-picture';
import { type Fake, html } from './answer';
import { page } from './page';

/** Below `/content/images/`. */
export const AWKWARD_PICTURES = {
  small: 'awkward/small.png',
  page: 'awkward/page.jpg',
  slow: 'awkward/slow.jpg',
} as const;

/** Shorter than a build waits for a picture. */
const SLOW_MS = 4000;

/** The blog's pictures, cached for a year as in Ghost. A fault with the match `/content/images/` makes them missing. */
export const blogPictures: Fake = {
  service: 'blog',
  path: /^\/content\/images\//,
  methods: {
    async GET({ url: { pathname } }) {
      const awkward = await awkwardPicture(pathname);
      if (awkward) return awkward;
      const picture = findSamplePicture(pathname);
      if (picture === undefined) return html(page('Not found', '<h1>No such picture</h1>'), 404);
      const headers = { 'cache-control': 'public, max-age=31536000', 'content-type': picture.contentType };
      return new Response(await picture.read(), { headers });
    },
  },
};

/** The blog's answer for a picture of an awkward post; undefined for any other path. */
async function awkwardPicture(path: string): Promise<Response | undefined> {
  switch (path.replace('/content/images/', '')) {
    case AWKWARD_PICTURES.small: {
      const create = { width: 40, height: 30, channels: 3, background: '#0b6a45' } as const;
      return new Response(new Uint8Array(await sharp({ create }).png().toBuffer()), {
        headers: { 'content-type': 'image/png' },
      });
    }
    case AWKWARD_PICTURES.page:
      return html(page('Sign in', '<h1>Sign in to see this picture</h1>'));
    case AWKWARD_PICTURES.slow:
      await wait(SLOW_MS, undefined, { ref: false });
      return new Response(await findSamplePicture('/content/images/2026/11/struck-bill.jpg')?.read(), {
        headers: { 'content-type': 'image/jpeg' },
      });
    default:
      return undefined;
  }
}
