import type { ExportedPage } from '../export/export-files';
import { readHead } from './page-head';

export type PictureSize = { width: number; height: number };

/** The metadata from which chats and social networks show a link. */
const WANTED = ['og:title', 'og:description', 'og:site_name', 'og:type', 'og:locale', 'og:image:alt', 'twitter:card'];

/**
 * Finds pages with missing card metadata, or a card picture that is missing or of another size, a line each.
 *
 * @param pictures the sizes of the export's PNGs, by path
 */
export function checkCards(
  pages: readonly ExportedPage[],
  pictures: ReadonlyMap<string, PictureSize>,
  { siteUrl, size }: { siteUrl: string; size: PictureSize },
): string[] {
  return pages.flatMap((page) => {
    const head = readHead(page, siteUrl);
    const problem = (text: string) => `out/${page.file}: ${text}`;
    const missing = WANTED.filter((name) => !head.meta(name)).map((name) => problem(`expected a ${name}`));
    const url = head.meta('og:url');
    const wrongUrl = url === head.canonical ? [] : [problem(`og:url: expected ${head.canonical}, received ${url}`)];
    return [...missing, ...wrongUrl, ...pictureProblems(head.meta('og:image')).map(problem)];
  });

  function pictureProblems(address: string | undefined): string[] {
    const path = address?.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : undefined;
    const picture = path && pictures.get(path);
    if (!picture) return [`og:image: expected the absolute address of a PNG of the export, received ${address}`];
    if (picture.width === size.width && picture.height === size.height) return [];
    return [`og:image: expected ${size.width}×${size.height}, received ${picture.width}×${picture.height}`];
  }
}
