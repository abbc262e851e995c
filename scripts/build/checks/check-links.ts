import type { Redirect } from '@/content/schema/redirect';
import { type ExportedPage, routeOfFile } from '../export/export-files';
import { attribute, elementsOf } from '../export/html-tree';

/** The attribute with the address of an element. */
const ADDRESS: Readonly<Record<string, string>> = { a: 'href', link: 'href', script: 'src', img: 'src' };

/**
 * Finds internal links, anchors and files that do not exist, a line each. Does not check other hosts.
 *
 * @param files the paths of the export
 */
export function checkLinks(
  pages: readonly ExportedPage[],
  files: readonly string[],
  redirects: readonly Redirect[],
): string[] {
  const known = new Set([...files.map((file) => `/${file}`), ...redirects.map(({ from }) => from)]);
  const anchors = new Map(pages.map(({ file, html }) => [routeOfFile(file), idsOf(html)]));
  return pages.flatMap(({ file, html }) =>
    [...new Set(linksOf(html))].flatMap((link) => {
      const [address = '', anchor] = link.split('#');
      const path = address.split('?')[0] || routeOfFile(file);
      const ids = anchors.get(path);
      const problem = `out/${file}: link to ${link}: expected`;
      if (!ids && !known.has(path)) return `${problem} a page or file of the export`;
      return anchor && ids && !ids.has(anchor) ? `${problem} an element with the id '${anchor}' on ${path}` : [];
    }),
  );
}

function linksOf(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const link = attribute(element, ADDRESS[element.tagName] ?? '');
    // '/a-320.avif 320w, /a-640.avif 640w'.
    const copies = attribute(element, 'srcset')?.split(/,\s*/) ?? [];
    // The files that the boot script loads later (next-output/defer-runtime.ts).
    const runtime = attribute(element, 'data-runtime')?.split(' ') ?? [];
    return [link ?? '', ...copies.map((copy) => copy.replace(/ .*/, ''))]
      .filter((address) => /^[/#?](?!\/)/.test(address))
      .concat(runtime);
  });
}

function idsOf(html: string): Set<string> {
  return new Set(elementsOf(html).flatMap((element) => attribute(element, 'id') ?? []));
}
