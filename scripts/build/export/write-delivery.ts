import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import type { PublicConfig } from '@/lib/config/public-config';
import { type DeliveryRules, deliveryRules } from '@/lib/delivery/headers';
import { hostFiles, publishedFiles, writeFiles } from '../host-files/deploy-files';
import { listFiles } from './export-files';

/** Directives that browsers accept only in a header. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|sandbox)\b/;

const CHARSET = '<meta charset="utf-8">';

/**
 * Writes headers and redirects as files for hosts. For a host without them (GitHub Pages) also writes the policy into the pages,
 * and a page for each redirect.
 */
export async function writeDelivery(
  root: string,
  config: PublicConfig,
  hostFilesFolder = 'deploy/built',
): Promise<void> {
  const rules = deliveryRules(config);
  await writeFiles(root, publishedFiles(rules));
  await writeFiles(hostFilesFolder, hostFiles(rules));
  if (!config.isPlainHost) return;

  for (const file of (await listFiles(root)).filter((name) => name.endsWith('.html'))) {
    await writeFile(join(root, file), withPolicy(await readFile(join(root, file), 'utf8'), rules));
  }
  await writeFiles(root, redirectPages(config.siteUrl));
}

/** Puts the policy into the page, for a host that cannot send our headers. The other headers cannot be in a page. */
export function withPolicy(html: string, { headers }: DeliveryRules): string {
  const policy = headers.find(({ name }) => name === 'Content-Security-Policy')?.value ?? '';
  const directives = policy.split('; ').filter((directive) => !HEADER_ONLY.test(directive));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${attribute(directives.join('; '))}">`;
  // The policy applies to what follows it. The charset must be in the first 1,024 bytes, so it comes before.
  return html.replace(CHARSET, '').replace('<head>', () => `<head>${CHARSET}${meta}`);
}

/** Pages that redirect, by file name, for a host without redirects. */
export function redirectPages(siteUrl: string): Record<string, string> {
  return Object.fromEntries(
    redirects.map(({ from, to }) => [
      `${from.slice(1)}.html`,
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${attribute(siteUrl)}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">This page has moved</a></body></html>\n`,
    ]),
  );
}

/** In addition to lib/config/setting-schemas.ts: a quote would end the attribute. */
function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
