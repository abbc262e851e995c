type ContentType = { type: string; isText: boolean };

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isText: true });
const binary = (type: string): ContentType => ({ type, isText: false });

export const contentTypes: Readonly<Record<string, ContentType>> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  // Next's page payloads are .txt; with any other type soft navigation breaks.
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

/** The content type of a file, and whether it is text. */
export function contentTypeOf(path: string): ContentType {
  const extension = /\.[^./]+$/.exec(path)?.[0].toLowerCase() ?? '';
  return contentTypes[extension] ?? binary('application/octet-stream');
}

/** Smaller bodies fit into one packet, so compression saves nothing. */
const MIN_COMPRESSED_BYTES = 256;

/** Whether a file is text and large enough to be sent compressed. */
export function isWorthCompressing(path: string, bytes: number): boolean {
  return contentTypeOf(path).isText && bytes >= MIN_COMPRESSED_BYTES;
}
