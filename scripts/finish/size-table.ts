import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'parse5';
import type { ExportedPage } from './check-links';
import { routeOfFile } from './export-files';
import { attribute, elements } from './html-tree';

/** Kilobytes (1,000 bytes) as a browser receives them: text as brotli, fonts as they are. */
export type PageSizes = {
  route: string;
  html: number;
  styles: number;
  fonts: number;
  /** Script that runs before the visitor does anything and before the page is idle. */
  scriptBefore: number;
  /** All script once the page is hydrated; what is loaded at first use apart. */
  scriptInAll: number;
};

const cache = new Map<string, Promise<number>>();

/** Measures every page of the export below `root`. */
export async function measureSizes(root: string, pages: readonly ExportedPage[]): Promise<PageSizes[]> {
  return Promise.all(
    pages.map(async (page) => {
      const tags = elements(parse(page.html));
      const linked = (rel: string, as?: string) =>
        tags
          .filter((tag) => attribute(tag, 'rel') === rel && (as === undefined || attribute(tag, 'as') === as))
          .flatMap((tag) => attribute(tag, 'href') ?? []);
      const before = tags.flatMap((tag) => (tag.tagName === 'script' ? (attribute(tag, 'src') ?? []) : []));
      const runtime = tags.flatMap((tag) => attribute(tag, 'data-runtime')?.split(' ') ?? []);
      const scriptBefore = await total(root, before);
      return {
        route: routeOfFile(page.file),
        html: kilobytes(compressed(Buffer.from(page.html))),
        styles: await total(root, linked('stylesheet')),
        fonts: await total(root, linked('preload', 'font')),
        scriptBefore,
        scriptInAll: scriptBefore + (await total(root, runtime)),
      };
    }),
  );
}

/** The sizes as a table, a line a route. */
export function sizeTable(sizes: readonly PageSizes[]): string {
  const head = ['route', 'html', 'styles', 'fonts', 'script at first', 'script in all'];
  const rows = sizes.map((size) => [
    size.route,
    ...[size.html, size.styles, size.fonts, size.scriptBefore, size.scriptInAll].map((value) => value.toFixed(1)),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [`${line(head)}   (kB as sent: brotli, fonts as they are)`, ...rows.map(line)].join('\n');
}

async function total(root: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(paths)].map((path) => sizeOf(root, path)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function sizeOf(root: string, path: string): Promise<number> {
  const known = cache.get(path);
  if (known) return known;
  const size = readFile(join(root, path)).then((content) =>
    kilobytes(path.endsWith('.woff2') ? content.length : compressed(content)),
  );
  cache.set(path, size);
  return size;
}

function compressed(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

function kilobytes(bytes: number): number {
  return bytes / 1000;
}
