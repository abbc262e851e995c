import { lookup as resolveName } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';
import { isLoopback } from '@/lib/config/setting-schemas';

const MAX_REDIRECTS = 5;

/** IPv4 networks that the internet does not reach: of this machine, private, of a provider, local, for measuring, and reserved ones. */
const PRIVATE_IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3';
/**
 * The same for IPv6. Of these, `::` and `::ffff:0:0:0` hold IPv4 addresses in old forms, 2001::/23 (Teredo and others of the
 * protocols' own) and 2002::/16 (6to4) lead through tunnels to an IPv4 address that they hold: no picture is there.
 */
const PRIVATE_IPV6 = '::/96 ::ffff:0:0:0/96 64:ff9b:1::/48 2001::/23 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';

const privateNetworks = new BlockList();
for (const network of PRIVATE_IPV4.split(' ')) {
  const [address = '', bits] = network.split('/');
  privateNetworks.addSubnet(address, Number(bits), 'ipv4');
  // Gateways between IPv6 and IPv4 lead there, too (NAT64). `check` itself knows IPv4 addresses written as IPv6.
  privateNetworks.addSubnet(`64:ff9b::${address}`, 96 + Number(bits), 'ipv6');
}
for (const network of PRIVATE_IPV6.split(' ')) {
  const [address = '', bits] = network.split('/');
  privateNetworks.addSubnet(address, Number(bits), 'ipv6');
}

/** Whether an IP address belongs to this machine or a private network. */
export function isPrivate(address: string): boolean {
  const [withoutZone = ''] = address.split('%');
  return privateNetworks.check(withoutZone, isIP(withoutZone) === 6 ? 'ipv6' : 'ipv4');
}

export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} has a private address`);
  }
}

/**
 * A `fetch` for what a build publishes. Authors name pictures, and servers redirect; none may make the build read from this machine
 * or its network, so each address is checked when it is connected to. Only the blog's own origin may be private, and all with a
 * blog on this machine. It only gets, without cookies. A company's proxy (HTTPS_PROXY) decides itself where names lead.
 */
export function outsideFetch(blogUrl: string | undefined, resolve: LookupFunction = resolveName): typeof fetch {
  const blog = blogUrl === undefined ? undefined : new URL(blogUrl);
  const isForThisMachine = blog !== undefined && isLoopback(blog);
  const lookup: LookupFunction = (host, options, callback) =>
    resolve(host, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const isRefused = !error && addresses.some(isPrivate);
      callback(isRefused ? new PrivateAddressError(host) : error, found, family);
    });

  return async (input, init = {}) => {
    let url = new URL(input instanceof Request ? input.url : input);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const isAllowed = isForThisMachine || url.origin === blog?.origin;
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // A literal address is not looked up. The URL parser has already read `0x7f.1` and `2130706433`.
      if (!isAllowed && isIP(host) && isPrivate(host)) throw new PrivateAddressError(host);
      const answer = await get(url, init, isAllowed ? resolve : lookup);
      const { location } = answer.headers;
      if (!location || ![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0)) return responseOf(answer);
      answer.destroy();
      url = new URL(location, url);
    }
    throw new TypeError('fetch failed', { cause: new Error(`more than ${MAX_REDIRECTS} redirects`) });
  };
}

/** Rejects with the errors of `fetch`, and with PrivateAddressError. */
function get(url: URL, { headers, signal }: RequestInit, lookup: LookupFunction): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  const usual = { accept: '*/*', 'accept-encoding': 'gzip', 'user-agent': 'node' };
  const all = { ...usual, ...Object.fromEntries(new Headers(headers)) };
  const proxy = getProxyForUrl(url.href);
  // The name that is looked up is the proxy's own, which is private.
  const way = proxy ? { agent: new HttpsProxyAgent(proxy) } : { lookup };
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers: all, ...way })
      .on('response', resolve)
      .on('error', (cause) =>
        reject(cause instanceof PrivateAddressError ? cause : new TypeError('fetch failed', { cause })),
      );
    // Not by the option `signal`: that destroys the connection with an error, which nobody catches once the answer is there.
    const abort = () => asking.destroy();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    asking.end();
  });
}

function responseOf(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  const { statusCode: status = 0 } = answer;
  // Such answers have no body.
  return new Response([204, 205, 304].includes(status) ? null : streamOf(answer), { status, headers });
}

/** The body, unpacked, as the stream of a Response. */
function streamOf(answer: IncomingMessage): ReadableStream<Uint8Array> {
  const isPacked = answer.headers['content-encoding'] === 'gzip';
  // The reader gets the error.
  const body = isPacked ? pipeline(answer, createGunzip(), () => {}) : answer;
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await chunks.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: () => void answer.destroy(),
  });
}
