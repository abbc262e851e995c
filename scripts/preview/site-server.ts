import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Redirect, resolvePath } from './clean-urls';
import { preferredEncoding } from './compression';
import { deliveryHeaders } from './delivery-headers';
import { createFileStore, type StoredFile } from './file-store';

/** Written for hosts, not for visitors. */
const HOST_FILES = ['/_headers', '/_redirects'];

/**
 * Serves an exported folder as a CDN with clean URLs would, so that what is seen and measured in preview is what
 * visitors get.
 *
 * @param root the exported folder
 * @param redirects permanent redirects (308); the query is kept
 */
export function createSiteServer({ root, redirects }: { root: string; redirects: readonly Redirect[] }): Server {
  const files = createFileStore(root);

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { path, query } = splitTarget(request.url ?? '/');
    await setDeliveryHeaders(response, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }

    const resolution = resolvePath(path, redirects);
    if (resolution.kind === 'refused') return sendText(response, 400, 'Bad request');
    if (resolution.kind === 'redirect') {
      response.setHeader('location', resolution.to + query);
      return sendText(response, 308, 'Moved');
    }

    // The not-found page is never a page of its own: its own address answers 404 too.
    const isPublic = path !== '/404' && !HOST_FILES.includes(path);
    const file = isPublic ? await files.find(resolution.candidates) : undefined;
    if (file === undefined) return sendNotFound(request, response);
    return sendFile(request, response, file, 200);
  }

  async function setDeliveryHeaders(response: ServerResponse, path: string) {
    const headersFile = await files.find(['_headers']);
    for (const { name, value } of deliveryHeaders(path, headersFile)) response.setHeader(name, value);
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    // A file that is missing now may be there a moment later, whatever its path promises.
    await setDeliveryHeaders(response, '/404');
    const page = await files.find(['404.html']);
    if (page === undefined) return sendText(response, 404, 'Not found');
    return sendFile(request, response, page, 404);
  }

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(`Could not serve ${request.url}:`, error);
      if (!response.headersSent) sendText(response, 500, 'Internal error');
      else response.destroy();
    });
  });
}

function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf('?');
  return mark === -1 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) };
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: StoredFile, status: 200 | 404) {
  const encoding = file.isCompressible ? preferredEncoding(header(request, 'accept-encoding')) : undefined;
  const etag = `"${file.etag}${encoding === undefined ? '' : `-${encoding}`}"`;
  response.setHeader('content-type', file.type);
  // Also on the uncompressed answer: a cache must not hand it to everyone.
  if (file.isCompressible) response.setHeader('vary', 'accept-encoding');
  if (status === 200) response.setHeader('etag', etag);

  if (status === 200 && holdsCurrent(header(request, 'if-none-match'), etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = encoding === undefined ? file.body : await file.encoded(encoding);
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function holdsCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes(etag) || held.includes('*');
}

function header(request: IncomingMessage, name: 'accept-encoding' | 'if-none-match'): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
