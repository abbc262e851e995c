import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExportedPage, routeOfFile } from '../export/export-files';
import { fontsOf, pageFiles } from '../next-output/page-files';
import { sentSizes } from './sent-size';

/** What a page costs a first visitor. Bytes as sent; `requests` is a count. */
export type Figures = {
  html: number;
  styles: number;
  fonts: number;
  /** Without lazy ones. */
  images: number;
  /** Script before the first input and before the page is idle. */
  scriptBefore: number;
  /** All of the above. */
  beforeLoad: number;
  /** The number of these files. */
  requests: number;
  /** All script of the hydrated page, without what loads at first use. */
  scriptInAll: number;
};

export type PageSizes = Figures & { route: string };

/** The columns of the table. */
export const figureNames: Record<keyof Figures, string> = {
  html: 'html',
  styles: 'styles',
  fonts: 'fonts',
  images: 'images',
  scriptBefore: 'script at first',
  beforeLoad: 'before load',
  requests: 'requests',
  scriptInAll: 'script in all',
};

export const figureKeys = Object.keys(figureNames).filter((name): name is keyof Figures => name in figureNames);

/** Measures every page of the export below `root`. */
export async function measureSizes(root: string, pages: readonly ExportedPage[]): Promise<PageSizes[]> {
  const sizeOf = sentSizes(root);
  const total = async (paths: readonly string[]) =>
    (await Promise.all(paths.map(sizeOf))).reduce((sum, size) => sum + size, 0);

  return Promise.all(
    pages.map(async (page) => {
      const files = pageFiles(page.html);
      const sheets = await Promise.all(
        files.styles.map(async (path) => fontsOf(await readFile(join(root, path), 'utf8'), path)),
      );
      const fontFiles = [...new Set(sheets.flat())];
      const html = await sizeOf(`/${page.file}`);
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

/** A figure for tables and messages, never rounded. */
export function figureText(value: number): string {
  return value.toLocaleString('en-US');
}

/** The sizes as a table, a line a route. */
export function sizeTable(sizes: readonly PageSizes[]): string {
  const head = ['route', ...figureKeys.map((name) => figureNames[name])];
  const rows = sizes.map((size) => [size.route, ...figureKeys.map((name) => figureText(size[name]))]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [`${line(head)}   (bytes as sent: brotli, fonts and images as they are)`, ...rows.map(line)].join('\n');
}
