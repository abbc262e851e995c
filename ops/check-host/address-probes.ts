import { coversPath } from '@/lib/delivery/caching';
import { SHARED, sharedPaths } from '@/lib/delivery/headers';
import type { Ask, Reply } from '@/scripts/ask-host';
import { headersFor } from '@/scripts/build/host-files/headers-file';
import { cacheProblems, headerProblems } from './compare-headers';
import { bodyProblems, type Probe } from './probes';

/**
 * A visitor who types the name without https:// must be redirected to it, not shown another server's page. `ask` asks the same
 * host over http. A host that does not answer over http sends nobody wrong.
 */
export async function plainHttpProblems(base: string, ask: Ask): Promise<string[]> {
  const target = new URL('/about', base).href;
  const reply = await ask('/about').catch(() => undefined);
  if (!reply) return [];
  if (isPermanent(reply) && reply.headers.location === target) return [];
  return [`${target.replace('https:', 'http:')}: expected 301 or 308 to ${target}, received ${answerOf(reply)}`];
}

/** A missing file: status 404, the not-found page, the security headers, and nothing that keeps the answer for long. */
export const probeMissing: Probe = async (host, path) => {
  const reply = await host.ask(path);
  if (reply.status !== 404) return [`expected status 404, received ${reply.status}`];
  // The 404 of a missing picture may be shared like the picture.
  const isShared = sharedPaths.some((shared) => coversPath(shared, path));
  const mayDiffer = isShared ? SHARED.map(({ name }) => name) : [];
  const expected = headersFor('/404', host.rules).filter(({ name }) => !mayDiffer.includes(name));
  const compared = Object.entries(reply.headers).filter(
    ([name]) => !mayDiffer.some((other) => other.toLowerCase() === name),
  );
  const isPage = (await bodyProblems(host, '404.html', reply)).length === 0;
  return [
    ...headerProblems({ headers: Object.fromEntries(compared) }, expected, host.base),
    ...cacheProblems(reply, false),
    ...(isPage ? [] : ['expected the not-found page']),
  ];
};

/** A path that redirects to another path of the same host, permanently and in one step; `mayBeMissing`: or leads nowhere. */
export const probeRedirect =
  (target: string, mayBeMissing = false): Probe =>
  async ({ base, ask }, path) => {
    const reply = await ask(path);
    const isThere = () => new URL(reply.headers.location ?? '', base).href === new URL(target, base).href;
    if ((isPermanent(reply) && isThere()) || (mayBeMissing && reply.status === 404)) return cacheProblems(reply, true);
    return [`expected ${mayBeMissing ? '404, or ' : ''}301 or 308 to ${target}, received ${answerOf(reply)}`];
  };

/** Another address of a page. */
export const probeDuplicate = (target: string) => probeRedirect(target, true);

/** A folder without a page, such as `/og/`. */
export const probeFolder: Probe = async ({ ask }, path) => {
  const reply = await ask(path);
  return [
    ...(reply.status < 300 ? [`expected no page, received ${reply.status}`] : []),
    ...cacheProblems(reply, reply.status < 400),
  ];
};

/** A path that a careless redirect turns into another host or into a header. */
export const probeOpenRedirect: Probe = async ({ base, ask }, path) => {
  const { headers } = await ask(path);
  const { origin } = new URL(headers.location ?? '/', base);
  const isOpen = origin !== new URL(base).origin || headers['set-cookie'] !== undefined;
  return isOpen ? [`expected to stay on the site, received ${headers.location}`] : [];
};

const isPermanent = ({ status }: Reply) => status === 301 || status === 308;

const answerOf = ({ status, headers }: Reply) => `${status}${headers.location ? ` to ${headers.location}` : ''}`;
