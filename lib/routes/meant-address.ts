import { decoded, linkValue } from '@/lib/platform/link-query';

/** An address of this site in its parts: '/contact', '?plan=vps-growth', '#enquiry'. */
type MeantAddress = { path: string; query: string; anchor: string };

/**
 * The page that the path of a link means which mail, chat or a person has changed: marks behind it, capitals, escapes of
 * escapes, or an escaped `?` or `#`. It may be no page of the site. Own code, because some hosts cannot redirect by a pattern.
 */
export function meantAddress(pathname: string, search: string): MeantAddress {
  const [, path = '', query = search, anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(decoded(pathname)) ?? [];
  return { path: linkValue(path).toLowerCase() || '/', query, anchor };
}
