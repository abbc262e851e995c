import { fakeSettings } from '../fake-settings';
import { type Answer, type Fake, type FakeRequest, isRead, json, methodNotAllowed, moved } from './answer';
import { atOwnOrigin, type Blog, type HeldPost, pictureAtOwnOrigin } from './blog';

const POSTS_PATH = '/ghost/api/v3/content/posts';
const DEFAULT_LIMIT = 15;
/** Ghost 6's limit, even for `limit=all`. */
const MAX_LIMIT = 100;

/** The part of Ghost's Content API that the site uses: `GET /ghost/api/v3/content/posts/`. */
export function ghostContentApi(blog: Blog): Fake {
  return {
    service: 'blog',
    owns: (path) => path === POSTS_PATH || path === `${POSTS_PATH}/`,
    answer(request) {
      if (!isRead(request.method)) return methodNotAllowed('GET, HEAD, OPTIONS');
      if (request.path === POSTS_PATH) return moved(request.url.replace(POSTS_PATH, `${POSTS_PATH}/`));
      if (request.query.get('key') !== fakeSettings.ghostContentKey) {
        return refused(401, 'Unknown Content API Key', 'UnauthorizedError', 'UNKNOWN_CONTENT_API_KEY');
      }
      return browse(request, blog);
    },
  };
}

function browse({ query, origin }: FakeRequest, blog: Blog): Answer {
  const limit = readNumber(query.get('limit') === 'all' ? String(MAX_LIMIT) : query.get('limit'), DEFAULT_LIMIT);
  const page = readNumber(query.get('page'), 1);
  if (limit === undefined) return refused(422, 'Validation (matches) failed for limit', 'ValidationError', null);
  if (page === undefined) return refused(422, 'Validation (matches) failed for page', 'ValidationError', null);

  const filter = query.get('filter');
  // Ghost has a query language here. An unknown filter is refused, not ignored.
  if (filter !== null && filter !== 'featured:true') {
    return refused(400, `The fake knows no filter but featured:true, not '${filter}'.`, 'BadRequestError', null);
  }

  const posts = blog.all().filter((article) => filter === null || article.featured === true);
  const size = Math.min(limit, MAX_LIMIT);
  const include = new Set((query.get('include') ?? '').split(',').map((name) => name.trim()));
  return json(200, {
    posts: posts.slice((page - 1) * size, page * size).map((article) => asGhost(article, include, origin)),
    meta: { pagination: pagination(page, size, posts.length) },
  });
}

/** Without `include` Ghost omits the keys of authors and tags. */
function asGhost(article: HeldPost, include: ReadonlySet<string>, origin: string) {
  const {
    primary_tag,
    primary_author: author,
    tags = primary_tag ? [primary_tag] : [],
    visibility = 'public',
    ...post
  } = article;
  const primary_author = author && { ...author, profile_image: pictureAtOwnOrigin(author.profile_image, origin) };
  return {
    ...post,
    url: atOwnOrigin(post.url, origin),
    visibility,
    // Ghost sends the body of a members' post only to members.
    access: visibility === 'public',
    html: visibility === 'public' ? atOwnOrigin(post.html, origin) : '',
    feature_image: pictureAtOwnOrigin(post.feature_image, origin),
    ...(include.has('authors') ? { authors: primary_author ? [primary_author] : [], primary_author } : {}),
    ...(include.has('tags') ? { tags, primary_tag } : {}),
  };
}

/** As Ghost counts: past the last page `next` wrongly names one more. */
function pagination(page: number, limit: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / limit));
  const hasNext = pages > 1 && page !== pages;
  const hasPrevious = pages > 1 && page !== 1;
  return { page, limit, pages, total, next: hasNext ? page + 1 : null, prev: hasPrevious ? page - 1 : null };
}

/** As in Ghost, zero means the fallback. Undefined when the text is not a number. */
function readNumber(value: string | null, fallback: number): number | undefined {
  if (value === null) return fallback;
  return /^\d+$/.test(value) ? Number(value) || fallback : undefined;
}

function refused(status: number, message: string, type: string, code: string | null): Answer {
  return json(status, { errors: [{ message, type, code }] });
}
