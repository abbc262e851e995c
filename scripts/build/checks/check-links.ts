import { type ExportedPage, routeOfFile } from '../export/export-files';
import { attribute, elementsOf } from '../export/html-tree';

/** Elements with an address, and its attribute. */
const LINKING = [
  ['a', 'href'],
  ['link', 'href'],
  ['script', 'src'],
  ['img', 'src'],
] as const;

/**
 * Finds internal links, anchors and assets that do not exist, a line each. Does not check other hosts.
 *
 * @param files the paths of the export
 * @param redirects the paths that a host redirects
 */
export function checkLinks(
  pages: readonly ExportedPage[],
  files: readonly string[],
  redirects: readonly string[],
): string[] {
  const assets = new Set(files.map((file) => `/${file}`));
  const anchors = new Map(pages.map((page) => [routeOfFile(page.file), idsOf(page.html)]));
  const isKnown = (path: string) => assets.has(path) || anchors.has(path) || redirects.includes(path);

  return pages.flatMap((page) => {
    const route = routeOfFile(page.file);
    return [...new Set(linksOf(page.html))].flatMap((link) => {
      const [address = '', anchor] = link.split('#');
      const path = address.split('?')[0] || route;
      const problem = `out/${page.file}: link to ${link}: expected`;
      if (!isKnown(path)) return [`${problem} a page or file of the export`];
      const ids = anchors.get(path);
      return anchor && ids && !ids.has(anchor) ? [`${problem} an element with the id '${anchor}' on ${path}`] : [];
    });
  });
}

function linksOf(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const name = LINKING.find(([tag]) => tag === element.tagName)?.[1];
    const link = name && attribute(element, name);
    const runtime = attribute(element, 'data-runtime')?.split(' ') ?? [];
    // '/a-320.avif 320w, /a-640.avif 640w'.
    const copies =
      attribute(element, 'srcset')
        ?.split(',')
        .map((copy) => copy.trim().split(' ')[0] ?? '') ?? [];
    return [link ?? '', ...copies].filter((address) => /^[/#?](?!\/)/.test(address)).concat(runtime);
  });
}

function idsOf(html: string): Set<string> {
  return new Set(elementsOf(html).flatMap((element) => attribute(element, 'id') ?? []));
}
