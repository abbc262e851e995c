import { z } from 'zod';
import { type Fake, json, methodNotAllowed, text } from './answer';
import { awkwardSetNames, awkwardSets } from './awkward-posts/awkward-sets';
import { type Blog, draftSchema } from './blog';
import { atOwnOrigin } from './blog-origin';
import { parseJson } from './read-request';

const setSchema = z.strictObject({ set: z.enum(awkwardSetNames) });

/**
 * Publishing without an editor: `POST /__posts` with `{"title": "…"}` and any other field of a post, or with
 * `{"set": "awkward"}` for all posts of a set (awkward-posts/). `DELETE /__posts` takes back what was published so.
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
      const sent = parseJson(body);
      const named = setSchema.safeParse(sent);
      if (named.success) {
        const drafts = awkwardSets[named.data.set]();
        // The last published is the newest: the first of a set stands on top.
        for (const draft of drafts.toReversed()) blog.publish(draft);
        return json(201, { published: drafts.length, total: blog.all().length });
      }
      const draft = draftSchema.safeParse(sent);
      if (!draft.success) return text(400, z.prettifyError(draft.error));
      const article = blog.publish(draft.data);
      return json(201, { ...article, url: atOwnOrigin(article.url, origin) });
    },
  };
}
