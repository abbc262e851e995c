import { findSamplePicture } from '../sample-pictures/load-sample-picture';
import { type Fake, html } from './answer';
import { awkwardPicture } from './awkward-posts/awkward-files';
import { page } from './page';

/** The blog's pictures, cached for a year as in Ghost. A fault with the match `/content/images/` makes them slow or missing. */
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
