export type Redirect = { from: string; to: string };

export type Resolution =
  /** 308 to this path; the query is the caller's to keep. */
  | { kind: 'redirect'; to: string }
  /** Files to try in this order, relative to the exported folder. */
  | { kind: 'files'; candidates: string[] }
  /** A path that tries to leave the folder, or is no path at all. */
  | { kind: 'refused' };

/**
 * Where a requested path leads on a host with clean URLs.
 *
 * @param rawPath the request's path as sent, without its query. It is not read with `URL`, which would quietly fold
 *   `..` away and take `//host/` for a host.
 */
export function resolvePath(rawPath: string, redirects: readonly Redirect[]): Resolution {
  const path = decodePath(rawPath);
  if (path === undefined) return { kind: 'refused' };

  const clean = cleanPath(rawPath);
  const cleanDecoded = cleanPath(path);
  const target = redirects.find((redirect) => redirect.from === cleanDecoded)?.to ?? clean;
  if (target !== rawPath) return { kind: 'redirect', to: target };

  if (path === '/') return { kind: 'files', candidates: ['index.html'] };
  return { kind: 'files', candidates: [path.slice(1), `${path.slice(1)}.html`] };
}

function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    const isSafe =
      path.startsWith('/') && !/[\\\0]/.test(path) && !path.split('/').some((part) => /^\.\.?$/.test(part));
    return isSafe ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Repeated slashes go too: `//host/` cut down to `//host` would send the visitor to another site. */
function cleanPath(path: string): string {
  const clean = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/$/, '');
  return clean === '' ? '/' : clean;
}
