import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type AnswerRequest, decoded, hasFile } from './host-server';
import { loadTool } from './tools';

const routingUtils = z.object({
  getTransformedRoutes: z.custom<(settings: unknown) => unknown>((value) => typeof value === 'function'),
});

const source = z.strictObject({
  src: z.string(),
  dest: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  status: z.number().optional(),
  continue: z.boolean().optional(),
  check: z.boolean().optional(),
});
const handler = z.strictObject({ handle: z.string() });
const transformed = z.object({ routes: z.array(z.union([handler, source])), error: z.null() });

type Source = z.infer<typeof source>;
type Outcome = { path: string; headers: Record<string, string>; status?: number; isFound: boolean };

/** Vercel's own headers of a static file. */
const OWN_HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=0, must-revalidate' };

/**
 * Answers as Vercel does, by its own library for routes and the documented phases: the first routes, the files, the routes
 * after `filesystem`, then those after `hit` for a file that was found, or those after `error`.
 */
export async function vercelAnswers(root: string, settingsFile: string): Promise<AnswerRequest> {
  const { getTransformedRoutes } = routingUtils.parse(await loadTool('@vercel/routing-utils'));
  const settings: unknown = JSON.parse(readFileSync(settingsFile, 'utf8'));
  const { routes } = transformed.parse(getTransformedRoutes(settings));
  const phases = new Map<string, Source[]>();
  let phase = 'first';
  for (const route of routes) {
    if ('handle' in route) phase = route.handle;
    else phases.set(phase, [...(phases.get(phase) ?? []), route]);
  }
  const fileAt = (path: string) => {
    const file = path === '/' ? '/index.html' : decoded(path);
    return hasFile(root, file) ? file.slice(1) : undefined;
  };

  function run(name: string, before: Outcome): Outcome {
    const outcome = { ...before, headers: { ...before.headers }, isFound: false };
    for (const route of phases.get(name) ?? []) {
      const match = new RegExp(route.src, 'i').exec(outcome.path);
      if (!match) continue;
      const filled = (text: string) => text.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '');
      for (const [key, value] of Object.entries(route.headers ?? {})) {
        const header = key.toLowerCase();
        if (name !== 'hit' || !(header in outcome.headers)) outcome.headers[header] = filled(value);
      }
      if (route.continue) continue;
      if (route.dest) outcome.path = filled(route.dest);
      if (route.check && !fileAt(outcome.path)) continue;
      return { ...outcome, status: route.status ?? outcome.status, isFound: true };
    }
    return outcome;
  }

  return (path, query) => {
    const first = run('first', { path, headers: {}, isFound: false });
    const { location } = first.headers;
    if (location)
      return { status: first.status ?? 308, headers: { ...first.headers, location: `${location}${query}` } };
    const found = first.isFound || fileAt(path) ? first : run('filesystem', first);
    const served = fileAt(found.path) ? run('hit', found) : run('error', first);
    return { status: served.status ?? 200, headers: { ...OWN_HEADERS, ...served.headers }, file: fileAt(served.path) };
  };
}
