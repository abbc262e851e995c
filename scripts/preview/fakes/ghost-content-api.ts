import { fakeSettings } from '../fake-settings';
import { type Answer, type Fake, type FakeRequest, isRead, json, methodNotAllowed, moved } from './answer';
import type { Blog, HeldPost } from './blog';
import { atOwnOrigin, pictureAtOwnOrigin } from './blog-origin';

const POSTS_PATH = '/ghost/api/v3/content/posts';
const DEFAULT_LIMIT = 15;
/** Ghost 6 gives no more at a time, not even for `limit=all`. */
const MAX_LIMIT = 100;

/** Ghost's Content API, as far as the site asks it: `GET /ghost/api/v3/content/posts/`. */
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
  // Ghost knows a whole language here. Better refused than answered as if it had been understood.
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

/** Without `include` Ghost leaves the keys out; it does not set them to null. */
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
    // Without a session the body of a post for members is not sent.
    access: visibility === 'public',
    html: visibility === 'public' ? atOwnOrigin(post.html, origin) : '',
    feature_image: pictureAtOwnOrigin(post.feature_image, origin),
    ...(include.has('authors') ? { authors: primary_author ? [primary_author] : [], primary_author } : {}),
    ...(include.has('tags') ? { tags, primary_tag } : {}),
  };
}

/** As Ghost counts, its slips included: past the last page `next` still names one more. */
function pagination(page: number, limit: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / limit));
  const hasNext = pages > 1 && page !== pages;
  const hasPrevious = pages > 1 && page !== 1;
  return { page, limit, pages, total, next: hasNext ? page + 1 : null, prev: hasPrevious ? page - 1 : null };
}

/** Zero counts as not given, as in Ghost; undefined stands for no number. */
function readNumber(value: string | null, fallback: number): number | undefined {
  if (value === null) return fallback;
  return /^\d+$/.test(value) ? Number(value) || fallback : undefined;
}

function refused(status: number, message: string, type: string, code: string | null): Answer {
  return json(status, { errors: [{ message, type, code }] });
}
