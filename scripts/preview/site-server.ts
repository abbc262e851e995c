import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { REVALIDATE } from '@/lib/delivery/caching';
import { ESCAPED_ANCHOR, MARKED_PAGE } from '@/lib/delivery/changed-paths';
import { contentTypeOf } from '@/lib/delivery/content-types';
import type { Header } from '@/lib/delivery/headers';
import { headersFor, readHeadersFile } from '../build/host-files/headers-file';

type Redirect = { from: string; to: string };

/** The not-found page and compressed copies have no address of their own; the other two files are for hosts. */
const NOT_PUBLIC = /^\/(404|_headers|_redirects)$|\.(br|gz)$/;

/**
 * Serves an exported folder as a CDN with clean addresses does: with the compressed copies, the headers of `_headers`, the 404
 * page. What you see and measure is what visitors get. Redirects are permanent (308), and keep the query.
 */
export function createSiteServer({ root, redirects }: { root: string; redirects: readonly Redirect[] }): Server {
  const serveFile = sirv(root, {
    // Looks at the disk at each request, so that a rebuild shows without a restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Content-Type', contentTypeOf(withEnding(path)).type),
  });

  return createServer((request, response) => {
    const [path = '/', ...query] = (request.url ?? '/').split(/(?=\?)/);
    setHeaders(response, deliveryHeaders(root, path));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const target = cleanAddress(path, redirects);
    if (target !== path) {
      // Overwrites Cache-Control, which may allow a year for the path.
      setHeaders(response, deliveryHeaders(root, target));
      // The query goes before the anchor.
      response.writeHead(308, { location: target.replace(/(?=#)|$/, query.join('')) }).end();
      return;
    }
    const sendNotFound = () => {
      // Overwrites Cache-Control: the file may be there a moment later.
      setHeaders(response, deliveryHeaders(root, '/404'));
      response.writeHead(404, { 'content-type': contentTypeOf('.html').type }).end(readOrEmpty(join(root, '404.html')));
    };
    if (NOT_PUBLIC.test(path)) sendNotFound();
    else serveFile(request, response, sendNotFound);
  });
}

/** The address of a page without `.html`, `/index`, a last slash and the punctuation of a sentence around a link, or where a redirect leads from there. */
function cleanAddress(path: string, redirects: readonly Redirect[]): string {
  const clean = path
    // A redirect to `//host` would send the visitor to another site.
    .replace(/\/{2,}/g, '/')
    .replace(new RegExp(MARKED_PAGE), '$1')
    .replace(new RegExp(ESCAPED_ANCHOR), '$1#$2')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '');
  return redirects.find(({ from }) => from === clean)?.to ?? clean;
}

const withEnding = (path: string) => (/\.\w+$/.test(path) ? path : `${path}.html`);

/** The headers that the build wrote for hosts. The preview has no certificate, so it sends none that lead to https. */
function deliveryHeaders(root: string, path: string): Header[] {
  const rules = readHeadersFile(readOrEmpty(join(root, '_headers')));
  return [{ name: 'Cache-Control', value: REVALIDATE }, ...headersFor(path, rules)]
    .filter(({ name }) => name !== 'Strict-Transport-Security')
    .map(({ name, value }) => ({ name, value: value.replace(/; upgrade-insecure-requests$/, '') }));
}

function setHeaders(response: ServerResponse, headers: readonly Header[]) {
  for (const { name, value } of headers) response.setHeader(name, value);
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
