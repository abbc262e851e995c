import { type ExportedPage, routeOfFile } from '../export/export-files';
import { attribute, elementsOf } from '../export/html-tree';

/** Elements whose address must lead somewhere, and the attribute that holds it. */
const LINKING = [
  ['a', 'href'],
  ['link', 'href'],
  ['script', 'src'],
  ['img', 'src'],
] as const;

/**
 * Every internal link, anchor and asset of the pages that leads nowhere, a line each. Absolute addresses of other hosts
 * are not asked. `files` are the paths of the export; `redirects` the paths a host forwards.
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
    // Copies of a picture: '/a-320.avif 320w, /a-640.avif 640w'.
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
