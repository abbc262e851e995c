import { findSamplePicture } from '../sample-pictures/load-sample-picture';
import { type Fake, html } from './answer';
import { awkwardPicture } from './awkward-posts/awkward-files';
import { page } from './page';

/**
 * The blog's pictures, cached by browsers for a year as in Ghost. A fault on the blog with the match `/content/images/`
 * makes them slow, cut or missing.
 */
export const blogPictures: Fake = {
  service: 'blog',
  path: /^\/content\/images\//,
  methods: {
    async GET({ url: { pathname }, headers: asked }) {
      const awkward = await awkwardPicture(pathname);
      if (awkward) return awkward;
      const picture = findSamplePicture(pathname);
      if (picture === undefined) return html(page('Not found', '<h1>No such picture</h1>'), 404);
      const etag = `W/"${picture.version}"`;
      const headers = { 'cache-control': 'public, max-age=31536000', etag, 'content-type': picture.contentType };
      // As in Ghost (Express), `no-cache` asks for the whole file.
      const isKnown = asked['if-none-match'] === etag && !/\bno-cache\b/.test(asked['cache-control'] ?? '');
      return isKnown ? new Response(null, { status: 304, headers }) : new Response(await picture.read(), { headers });
    },
  },
};
