import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isWorthCompressing } from '@/lib/delivery/content-types';
import { type ContentCache, contentCache } from '../content-cache';
import { compressedCopy } from '../export/precompress';
import type { PageFacts } from './page-facts';

/** What a page costs a first visitor, with the titles of the table's columns. Bytes as sent; `requests` is a count. */
export const figureNames = {
  html: 'html',
  fonts: 'fonts',
  /** The headers, and the HTML up to the end of the first section: a browser paints the first screen from it. */
  firstFlight: 'first flight',
  /** Without lazy ones. */
  images: 'images',
  /** Script before the first input and before the page is idle. */
  scriptBefore: 'script at first',
  beforeLoad: 'before load',
  requests: 'requests',
  /** All script of the hydrated page, without what loads at first use. */
  scriptInAll: 'script in all',
};

/** The headers of a page as HTTP/2 sends them: mostly the content security policy. */
const HEADERS = 900;

export type Figures = Record<keyof typeof figureNames, number>;
export type PageSizes = Figures & { route: string };

export const figureKeys = Object.keys(figureNames).filter((name): name is keyof Figures => name in figureNames);

export async function measureSizes(
  root: string,
  pages: readonly Pick<PageFacts, 'file' | 'route' | 'firstScreen' | 'loads'>[],
  cache: ContentCache = contentCache(),
): Promise<PageSizes[]> {
  const known = new Map<string, Promise<number>>();
  const sizeOf = (path: string) => {
    const size = known.get(path) ?? sentBytes(join(root, path), cache);
    known.set(path, size);
    return size;
  };
  const total = async (paths: readonly string[]) =>
    (await Promise.all(paths.map(sizeOf))).reduce((sum, size) => sum + size, 0);

  return Promise.all(
    pages.map(async (page) => {
      const files = page.loads;
      const html = await sizeOf(page.file);
      const fonts = await total(files.fonts);
      const images = await total(files.images);
      const scriptBefore = await total(files.scriptBefore);
      return {
        route: page.route,
        html,
        fonts,
        firstFlight: page.firstScreen + HEADERS,
        images,
        scriptBefore,
        beforeLoad: html + fonts + images + scriptBefore,
        requests: [page.file, files.fonts, files.images, files.scriptBefore].flat().length,
        scriptInAll: scriptBefore + (await total(files.runtime)),
      };
    }),
  );
}

/** The bytes of a file as a host sends it: with brotli at the highest quality, unless that is longer. */
async function sentBytes(file: string, cache: ContentCache): Promise<number> {
  const copy = await stat(`${file}.br`).catch(() => undefined);
  if (copy) return copy.size;
  const body = await readFile(file);
  if (!isWorthCompressing(file, body.length)) return body.length;
  return Math.min(body.length, (await compressedCopy(file, body, '.br', cache)).length);
}

/** A figure for tables and messages, never rounded. */
export function figureText(value: number): string {
  return value.toLocaleString('en-US');
}

export function sizeTable(sizes: readonly PageSizes[]): string {
  return markdownTable(
    ['route', ...Object.values(figureNames)],
    sizes.map((size) => [size.route, ...figureKeys.map((name) => figureText(size[name]))]),
  );
}

/** A Markdown table: text in the first column, figures in the others. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, 3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
