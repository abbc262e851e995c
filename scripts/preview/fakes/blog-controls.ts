import { z } from 'zod';
import { type Fake, json, methodNotAllowed, text } from './answer';
import { awkwardPosts } from './awkward-posts/awkward-posts';
import { atOwnOrigin, type Blog, draftSchema } from './blog';
import { parseJson } from './read-request';

const bodySchema = z.union([z.strictObject({ set: z.literal('awkward') }), draftSchema]);

/**
 * Publishing without an editor: `POST /__posts` with `{"title": "…"}` and any other field of a post, or with
 * `{"set": "awkward"}` for all posts of awkward-posts/. `DELETE /__posts` removes the posts published so.
 */
export function blogControls(blog: Blog): Fake {
  return {
    service: null,
    owns: (path) => path === '/__posts',
    answer({ method, body, origin }) {
      if (method === 'DELETE') {
        blog.removeAdded();
        return json(200, { total: blog.all().length });
      }
      if (method !== 'POST') return methodNotAllowed('POST, DELETE');
      const read = bodySchema.safeParse(parseJson(body));
      if (!read.success) return text(400, z.prettifyError(read.error));
      if ('set' in read.data) {
        const drafts = awkwardPosts();
        // The last published post is the newest: the first one of the set is on top.
        for (const draft of drafts.toReversed()) blog.publish(draft);
        return json(201, { published: drafts.length, total: blog.all().length });
      }
      const article = blog.publish(read.data);
      return json(201, { ...article, url: atOwnOrigin(article.url, origin) });
    },
  };
}
