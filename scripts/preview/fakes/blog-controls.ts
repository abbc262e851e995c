import { z } from 'zod';
import type { Fake } from './answer';
import { awkwardPosts } from './awkward-posts';
import { atOwnOrigin, type Blog, draftSchema } from './blog';

const bodySchema = z.union([z.strictObject({ set: z.literal('awkward') }), draftSchema]);

/**
 * Publishing without an editor: `POST /__posts` with `{"title": "…"}` and other fields, or with `{"set": "awkward"}`.
 * `DELETE /__posts?slug=…` unpublishes a post, and `DELETE /__posts` leaves the committed ones.
 */
export function blogControls(blog: Blog): Fake {
  return {
    service: null,
    path: /^\/__posts$/,
    methods: {
      POST({ body, url }) {
        const read = bodySchema.parse(JSON.parse(body));
        if (!('set' in read)) {
          const article = JSON.stringify(blog.publish(read));
          return new Response(atOwnOrigin(article, url.origin), { status: 201 });
        }
        const drafts = awkwardPosts();
        // The post published last is the newest, so this order puts the first one of the set on top.
        for (const draft of drafts.toReversed()) blog.publish(draft);
        return Response.json({ published: drafts.length, total: blog.all().length }, { status: 201 });
      },
      DELETE({ url: { searchParams } }) {
        const slug = searchParams.get('slug');
        if (slug === null) blog.reset();
        else blog.unpublish(slug);
        return Response.json({ total: blog.all().length });
      },
    },
  };
}
