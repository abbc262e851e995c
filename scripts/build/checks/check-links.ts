import type { Redirect } from '@/content/schema/redirect';
import { attribute, elementsOf } from '../export/html-tree';
import type { PageFacts } from './page-facts';

const ADDRESS: Readonly<Record<string, string>> = { a: 'href', link: 'href', script: 'src', img: 'src' };

/** Finds internal links, anchors and files that do not exist, a line each. */
export function checkLinks(
  pages: readonly Pick<PageFacts, 'file' | 'route' | 'links' | 'ids'>[],
  files: readonly string[],
  redirects: readonly Redirect[],
): string[] {
  const known = new Set([...files.map((file) => `/${file}`), ...redirects.map(({ from }) => from)]);
  const anchors = new Map(pages.map(({ route, ids }) => [route, new Set(ids)]));
  return pages.flatMap(({ file, route, links }) =>
    links.flatMap((link) => {
      const [address = '', anchor] = link.split('#');
      const path = address.split('?')[0] || route;
      const ids = anchors.get(path);
      const problem = `out/${file}: link to ${link}: expected`;
      if (!ids && !known.has(path)) return `${problem} a page or file of the export`;
      return anchor && ids && !ids.has(anchor) ? `${problem} an element with the id '${anchor}' on ${path}` : [];
    }),
  );
}

/** Finds redirects that would hide a page of the build, such as a blog topic's, a line each. */
export function checkRedirects(pages: readonly Pick<PageFacts, 'route'>[], redirects: readonly Redirect[]): string[] {
  const paths = pages.map(({ route }) => route);
  return redirects
    .filter(({ from }) => paths.includes(from))
    .map(({ from }) => `content/redirects.ts: ${from}: expected a path at which the site has no page`);
}

/** Addresses on this site that a page links to or loads, each once. */
export function linksOf(html: string): string[] {
  const links = elementsOf(html).flatMap((element) => {
    const link = attribute(element, ADDRESS[element.tagName] ?? '');
    // '/a-320.avif 320w, /a-640.avif 640w'.
    const copies = attribute(element, 'srcset')?.split(/,\s*/) ?? [];
    // The files that the boot script loads later (next-output/defer-runtime.ts).
    const runtime = attribute(element, 'data-runtime')?.split(' ') ?? [];
    return [link ?? '', ...copies.map((copy) => copy.replace(/ .*/, ''))]
      .filter((address) => /^[/#?](?!\/)/.test(address))
      .concat(runtime);
  });
  return [...new Set(links)];
}

export function idsOf(html: string): string[] {
  return elementsOf(html).flatMap((element) => attribute(element, 'id') ?? []);
}
