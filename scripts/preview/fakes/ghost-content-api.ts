import { fakeSettings } from '../fake-environment';
import type { Fake, FakeRequest } from './answer';
import { atOwnOrigin, type Blog, type BlogPost } from './blog';

/** Ghost 6's limit. */
const MAX_LIMIT = 100;

/** The part of Ghost's Content API that the site uses: `GET /ghost/api/v3/content/posts/`. */
export function ghostContentApi(blog: Blog): Fake {
  return {
    service: 'blog',
    path: /^\/ghost\/api\/v3\/content\/posts\/$/,
    methods: {
      GET({ url }) {
        if (url.searchParams.get('key') !== fakeSettings.ghostContentKey) {
          return refused(401, 'Unknown Content API Key', 'UnauthorizedError', 'UNKNOWN_CONTENT_API_KEY');
        }
        return browse(url, blog);
      },
    },
  };
}

function browse({ searchParams: query, origin }: FakeRequest['url'], blog: Blog): Response {
  const page = Number(query.get('page') ?? 1);
  const size = Math.min(Number(query.get('limit') ?? 15), MAX_LIMIT);
  const filter = query.get('filter');
  // Ghost has a query language here. An unknown filter is refused, not ignored.
  if (filter !== null && filter !== 'featured:true') {
    return refused(400, `The fake knows no filter but featured:true, not '${filter}'.`, 'BadRequestError');
  }

  const fields = query.get('fields')?.split(',');
  if (fields?.some((name) => name === 'authors' || name === 'tags'))
    return refused(400, 'Request not understood error, cannot list posts.', 'BadRequestError');

  const posts = blog.all().filter((article) => filter === null || article.featured === true);
  const include = (query.get('include') ?? '').split(',');
  const answer = {
    posts: posts.slice((page - 1) * size, page * size).map((article) => withFields(asGhost(article, include), fields)),
    meta: {
      pagination: { page, limit: size, pages: Math.max(1, Math.ceil(posts.length / size)), total: posts.length },
    },
  };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(atOwnOrigin(JSON.stringify(answer), origin), { headers });
}

/** Without `include` Ghost omits the keys of authors and tags. */
function asGhost(article: BlogPost, include: readonly string[]) {
  const { primary_tag, primary_author, visibility = 'public', custom_excerpt = null, ...post } = article;
  const tags = (article.tags ?? (primary_tag ? [primary_tag] : [])).map((tag) => ({
    visibility: tag.name.startsWith('#') ? 'internal' : 'public',
    ...tag,
  }));
  const access = visibility === 'public';
  return {
    ...post,
    custom_excerpt,
    visibility,
    access,
    // Ghost sends the body of a members' post only to members, and of its excerpt only `custom_excerpt`.
    html: access ? post.html : '',
    excerpt: access ? (custom_excerpt ?? post.excerpt) : '',
    ...(include.includes('authors') && { authors: primary_author ? [primary_author] : [], primary_author }),
    ...(include.includes('tags') && { tags, primary_tag }),
  };
}

/** As in Ghost, `fields` does not limit what `include` adds, and unknown fields are ignored. */
function withFields(post: ReturnType<typeof asGhost>, fields: readonly string[] | undefined) {
  const included = ['authors', 'primary_author', 'tags', 'primary_tag'];
  return Object.fromEntries(
    Object.entries(post).filter(([key]) => fields === undefined || fields.includes(key) || included.includes(key)),
  );
}

function refused(status: number, message: string, type: string, code: string | null = null): Response {
  return Response.json({ errors: [{ message, type, code }] }, { status });
}
