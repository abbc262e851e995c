import { join } from 'node:path';
import { z } from 'zod';
import { type AnswerRequest, decoded, hasFile } from './host-server';
import { loadTool } from './tools';

const parser = z.custom<(options: object) => Promise<unknown>>((value) => typeof value === 'function');

const parsedHeaders = z.object({
  headers: z.array(z.object({ forRegExp: z.instanceof(RegExp), values: z.record(z.string(), z.string()) })),
  errors: z.array(z.unknown()).length(0),
});

const parsedRedirects = z.object({
  redirects: z.array(
    // Our rules are for one path each. A pattern would need Netlify's matching here.
    z.object({ path: z.string().regex(/^[^*:]+$/), to: z.string(), status: z.number(), force: z.boolean() }),
  ),
  errors: z.array(z.unknown()).length(0),
});

const REVALIDATE = 'public,max-age=0,must-revalidate';

/**
 * Answers as Netlify does, by its own parsers of `_headers` and `_redirects`: all matching rules apply, a later one wins; a
 * redirect for a path that has a file counts only with `!`; a page is also at its path with `.html`, and with a last slash
 * it redirects. A 404 is never kept.
 */
export async function netlifyAnswers(root: string): Promise<AnswerRequest> {
  const { parseAllHeaders } = z.object({ parseAllHeaders: parser }).parse(await loadTool('@netlify/headers-parser'));
  const { parseAllRedirects } = z
    .object({ parseAllRedirects: parser })
    .parse(await loadTool('@netlify/redirect-parser'));
  const headersFiles = [join(root, '_headers')];
  const redirectsFiles = [join(root, '_redirects')];
  const { headers: rules } = parsedHeaders.parse(await parseAllHeaders({ headersFiles, configHeaders: [] }));
  const { redirects } = parsedRedirects.parse(await parseAllRedirects({ redirectsFiles, configRedirects: [] }));

  // docs/deploy.md leaves compressed copies out. Netlify does not publish its own two files.
  const isPublished = (file: string) => !/\.(br|gz)$|^\/_(headers|redirects)$/.test(file) && hasFile(root, file);
  const fileAt = (path: string) => [path === '/' ? '/index.html' : path, `${path}.html`].find(isPublished)?.slice(1);

  return (requested, query) => {
    const path = decoded(requested).replace(/\/{2,}/g, '/');
    const headers = { 'Cache-Control': REVALIDATE };
    for (const { forRegExp, values } of rules) if (forRegExp.test(path)) Object.assign(headers, values);
    const notFound = { status: 404, headers: { ...headers, 'Cache-Control': REVALIDATE }, file: '404.html' };
    const file = fileAt(path);
    const withoutSlash = path.replace(/(?<=.)\/$/, '');
    const rule = redirects.find((each) => each.path === withoutSlash && (each.force || file === undefined));

    if (rule?.status === 404) return notFound;
    if (rule?.status === 200) {
      const target = fileAt(rule.to);
      return target ? { status: 200, headers, file: target } : notFound;
    }
    if (rule) return { status: rule.status, headers: { Location: `${rule.to}${query}` } };
    if (file) return { status: 200, headers, file };
    if (path !== withoutSlash && fileAt(withoutSlash)) {
      return { status: 301, headers: { Location: `${withoutSlash}${query}` } };
    }
    return notFound;
  };
}
