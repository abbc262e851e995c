import { findSamplePicture } from '../sample-pictures/load-sample-picture';
import { type Answer, type Fake, type FakeRequest, html, isRead, methodNotAllowed } from './answer';
import { awkwardPicture } from './awkward-posts/awkward-files';
import { page } from './page';

const PICTURES_PATH = '/content/images/';
/** In Ghost the time of the upload. */
const LAST_MODIFIED = new Date(Date.UTC(2026, 1, 1)).toUTCString();

/**
 * The blog's pictures, cached by browsers for a year as in Ghost. A fault on the blog with the match `/content/images/`
 * makes them slow, cut or missing.
 */
export function blogPictures(): Fake {
  return {
    service: 'blog',
    owns: (path) => path.startsWith(PICTURES_PATH),
    async answer(request): Promise<Answer> {
      if (!isRead(request.method)) return methodNotAllowed('GET, HEAD');
      const awkward = await awkwardPicture(request.path);
      if (awkward) return awkward;
      const picture = findSamplePicture(request.path);
      if (picture === undefined) return html(404, page('Not found', '<h1>No such picture</h1>'));
      const etag = `W/"${picture.version}"`;
      const headers = { 'cache-control': 'public, max-age=31536000', etag, 'last-modified': LAST_MODIFIED };
      if (isFresh(request, etag)) return { status: 304, headers, body: '' };
      const bytes = await picture.read();
      return { status: 200, headers: { ...headers, 'content-type': picture.contentType }, body: bytes };
    },
  };
}

/** Whether the client's copy is current. As in Ghost (Express), `no-cache` asks for the whole file. */
function isFresh({ headers }: FakeRequest, etag: string): boolean {
  if (/\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  const known = headers['if-none-match'];
  if (known !== undefined) return known === '*' || known.split(/\s*,\s*/).some((tag) => isSameTag(tag, etag));
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(since) >= Date.parse(LAST_MODIFIED);
}

/** Weak comparison: with or without `W/`. */
function isSameTag(a: string, b: string): boolean {
  return a.replace(/^W\//, '') === b.replace(/^W\//, '');
}
