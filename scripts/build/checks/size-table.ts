import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isWorthCompressing } from '@/lib/delivery/content-types';
import { markdownTable } from '../../markdown-table';
import { type ExportedPage, routeOfFile } from '../export/export-files';
import { compressedCopy } from '../export/precompress';
import { fontsOf, pageFiles } from '../next-output/page-files';

/** What a page costs a first visitor, with the titles of the table's columns. Bytes as sent; `requests` is a count. */
export const figureNames = {
  html: 'html',
  styles: 'styles',
  fonts: 'fonts',
  /** Without lazy ones. */
  images: 'images',
  /** Script before the first input and before the page is idle. */
  scriptBefore: 'script at first',
  /** All of the above. */
  beforeLoad: 'before load',
  /** The number of these files. */
  requests: 'requests',
  /** All script of the hydrated page, without what loads at first use. */
  scriptInAll: 'script in all',
};

export type Figures = Record<keyof typeof figureNames, number>;
export type PageSizes = Figures & { route: string };

export const figureKeys = Object.keys(figureNames).filter((name): name is keyof Figures => name in figureNames);

/** Measures every page of the export below `root`. `cache` is the folder of compressed copies. */
export async function measureSizes(root: string, pages: readonly ExportedPage[], cache?: string): Promise<PageSizes[]> {
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
      const files = pageFiles(page.html);
      const sheets = await Promise.all(
        files.styles.map(async (path) => fontsOf(await readFile(join(root, path), 'utf8'), path)),
      );
      const fontFiles = [...new Set(sheets.flat())];
      const html = await sizeOf(page.file);
      const styles = await total(files.styles);
      const fonts = await total(fontFiles);
      const images = await total(files.images);
      const scriptBefore = await total(files.scriptBefore);
      return {
        route: routeOfFile(page.file),
        html,
        styles,
        fonts,
        images,
        scriptBefore,
        beforeLoad: html + styles + fonts + images + scriptBefore,
        requests: [page.file, files.styles, fontFiles, files.images, files.scriptBefore].flat().length,
        scriptInAll: scriptBefore + (await total(files.runtime)),
      };
    }),
  );
}

/** The bytes of a file as a host sends it: with brotli at the highest quality, unless that is longer. */
async function sentBytes(file: string, cache?: string): Promise<number> {
  const body = await readFile(file);
  if (!isWorthCompressing(file, body.length)) return body.length;
  return Math.min(body.length, (await compressedCopy(body, '.br', cache)).length);
}

/** A figure for tables and messages, never rounded. */
export function figureText(value: number): string {
  return value.toLocaleString('en-US');
}

/** The sizes as a Markdown table, a line a route. */
export function sizeTable(sizes: readonly PageSizes[]): string {
  return markdownTable(
    ['route', ...Object.values(figureNames)],
    sizes.map((size) => [size.route, ...figureKeys.map((name) => figureText(size[name]))]),
  );
}
