import { z } from 'zod';

export const name = z
  .string()
  .regex(/^[\w-]+$/, 'expected letters, digits, hyphens and underscores, without quotes or spaces');

/*
 * Schemas of addresses. Their hosts are written into the Content-Security-Policy and the files of hosts
 * (scripts/build/host-files/), where `;`, `$`, a quote or a line break would be syntax. Only isHost refuses them all.
 */

/** Characters that RFC 3986 does not allow in an address, except letters of other scripts, which a URL parser encodes. */
const FOREIGN_CHARACTER = /[^\p{L}\p{M}\p{N}\-._~:/?#[\]@!$&'()*+,;=%]/u;

/** A second address, or punctuation copied from a sentence. A comma in the middle of a path is fine. */
const COPIED_TEXT = /[,;']$|[,;]https?:/;

/** Labels of letters, digits and hyphens with dots between them. The URL parser has turned names of other scripts into punycode. */
const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)+$/;

const IPV4 = /^\d+(\.\d+){3}$/;

/** An absolute address, normalized by a URL parser: scheme and host in lowercase letters, a slash after a bare host. */
export const url = z.string().transform((text, context) => {
  const problem = checkAddress(text);
  if (!problem) return new URL(text).href;
  context.issues.push({ code: 'custom', message: problem, input: text });
  return z.NEVER;
});

/** A bare host, without a trailing slash. */
export const host = url.transform((address, context) => {
  const { origin, pathname, search, hash } = new URL(address);
  if (/^\/+$/.test(pathname) && !search && !hash) return origin;
  const message = 'expected an address without a path, such as https://www.example.com';
  context.issues.push({ code: 'custom', message, input: address });
  return z.NEVER;
});

/** An address that pages request. A page at https:// cannot request http://, except on the same machine. */
export const fetchable = (address: z.ZodType<string, string>) =>
  address.refine((value) => isSecure(new URL(value)), {
    error: 'expected https://, because browsers block http:// inside a page',
  });

function checkAddress(text: string): string | undefined {
  const [, authority] = /^https?:\/\/([^/?#]+)/i.exec(text) ?? [];
  if (!authority || /^https?:$/i.test(authority)) return 'expected an address that begins with https:// or http://';
  if (FOREIGN_CHARACTER.test(text) || COPIED_TEXT.test(text))
    return 'expected one address alone, without spaces, double quotes, backslashes or any of < > { }, and without , ; or a quote at its end';
  // Browsers refuse to fetch such addresses, and the page would publish the password.
  if (authority.includes('@')) return 'expected an address without a user name and password';
  const [, name = '', port] = /^(.*?)(?::(\d*))?$/.exec(authority) ?? [];
  if (port && (Number(port) === 0 || Number(port) > 65_535)) return 'expected a port from 1 to 65535';
  if (/^\.|\.\.|\.$/.test(name)) return 'expected one dot between the parts of a name, as in www.example.com';
  if (!isHost(name, text)) return 'expected the name of a host, as in https://www.example.com';
  return undefined;
}

function isHost(name: string, address: string): boolean {
  if (name.includes('%') || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  // A URL parser reads '1.2.3' and '0x7f.1' as IPv4 addresses.
  if (IPV4.test(hostname)) return hostname === name;
  return hostname === 'localhost' || hostname.startsWith('[') || HOST_NAME.test(hostname);
}

export function isSecure(address: URL): boolean {
  return address.protocol === 'https:' || isLoopback(address);
}

/** Whether an address is one of this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
