import { z } from 'zod';
import { json, methodNotAllowed, type StandIn, text } from './answer';
import { type Blog, draftSchema } from './blog';
import { atOwnOrigin } from './blog-origin';
import { parseJson } from './read-request';

/**
 * Publishing without an editor: `POST /__posts` with `{"title": "…"}` and any other field of an article;
 * `DELETE /__posts` takes back what was published so.
 */
export function blogControls(blog: Blog): StandIn {
  return {
    service: null,
    owns: (path) => path === '/__posts',
    answer({ method, body, origin }) {
      if (method === 'DELETE') {
        blog.removeAdded();
        return json(200, { total: blog.all().length });
      }
      if (method !== 'POST') return methodNotAllowed('POST, DELETE');
      const draft = draftSchema.safeParse(parseJson(body));
      if (!draft.success) return text(400, z.prettifyError(draft.error));
      const article = blog.publish(draft.data);
      return json(201, { ...article, url: atOwnOrigin(article.url, origin) });
    },
  };
}
