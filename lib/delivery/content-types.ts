export type ContentType = { type: string; isText: boolean };

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isText: true });
const binary = (type: string): ContentType => ({ type, isText: false });

/** By a file's ending. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  // Next's page payloads are .txt: a host that calls them anything else breaks soft navigation.
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.svg': text('image/svg+xml'),
  '.webmanifest': text('application/manifest+json'),
  '.ico': { type: 'image/x-icon', isText: true },
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.avif': binary('image/avif'),
  '.webp': binary('image/webp'),
  '.woff2': binary('font/woff2'),
  '.pdf': binary('application/pdf'),
};

/** The content type a file is served with, and whether it is text. */
export function contentTypeOf(path: string): ContentType {
  const ending = /\.[^./]+$/.exec(path)?.[0].toLowerCase() ?? '';
  return contentTypes[ending] ?? binary('application/octet-stream');
}

/** Below this a compressed body saves nothing: it travels in the same packet. */
const SMALLEST_WORTH_COMPRESSING = 256;

/** Whether a file is text, and long enough to be sent compressed. */
export function isWorthCompressing(path: string, bytes: number): boolean {
  return contentTypeOf(path).isText && bytes >= SMALLEST_WORTH_COMPRESSING;
}
