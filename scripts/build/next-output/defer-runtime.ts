import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';
import { contentHash } from '../export/export-files';
import { attribute, elements, isDataBlock, textOf } from '../export/html-tree';
import { stripHoistedStyles } from './strip-hoisted-styles';

/**
 * Defers Next's runtime: moves inline scripts to one hashed file, removes script tags and their preloads, and adds the tag
 * of the boot script, which loads them later (lib/before-hydration/boot.browser.ts).
 *
 * @param boot the address of the boot script, and those of the vendors' scripts that the page may load
 * @returns the page, and its inline scripts as one file, to be written to `payload.path`
 */
export function deferRuntime(source: string, boot: { path: string; vendorScripts: readonly string[] }) {
  const document = parse(source);
  const inline: string[] = [];
  const chunks: string[] = [];
  const clientParts: string[] = [];

  for (const element of elements(document)) {
    if (isScriptPreload(element)) {
      // The chunks of the page's client parts load with the runtime, not before.
      clientParts.push(attribute(element, 'href') ?? '');
      defaultTreeAdapter.detachNode(element);
    }
    if (element.tagName !== 'script' || isDataBlock(element)) continue;
    const src = attribute(element, 'src');
    if (src === undefined) inline.push(textOf(element));
    // Browsers that need polyfills cannot run the runtime; the page works there without script.
    else if (attribute(element, 'nomodule') === undefined) chunks.push(src);
    defaultTreeAdapter.detachNode(element);
  }

  const scripts = stripHoistedStyles(inline, hoistedStyles(document));
  const content = scripts.map((script) => `${script};`).join('\n');
  const payload = { path: `/_next/static/payload/${contentHash(content)}.js`, content };
  const runtime = [payload.path, ...new Set([...chunks, ...clientParts])];
  const vendors = boot.vendorScripts.length > 0 ? ` data-vendors="${boot.vendorScripts.join(' ')}"` : '';
  const tag = `<script src="${boot.path}" defer data-runtime="${runtime.join(' ')}"${vendors}></script>`;
  const html = withShortDrawings(serialize(document)).replace('</head>', () => `${tag}</head>`);
  return { html, payload };
}

/** The address of a finished page's inline scripts; empty if it has none. Without a parser, for thousands of pages. */
export function payloadOf(html: string): string {
  return /\/_next\/static\/payload\/[0-9a-f]+\.js/.exec(html)?.[0] ?? '';
}

/** Shortens `<path></path>` to `<path/>` inside SVG, which saves up to 90 bytes a page as sent. */
function withShortDrawings(html: string): string {
  return html.replace(/<svg\b.*?<\/svg>/gs, (drawing) =>
    drawing.replace(/><\/(?:path|circle|ellipse|rect|line|polyline|polygon|use)>/g, '/>'),
  );
}

/** The names of the styles that React hoisted into the head. */
function hoistedStyles(document: DefaultTreeAdapterTypes.Document): Set<string> {
  return new Set(elements(document).flatMap((element) => attribute(element, 'data-href')?.split(' ') ?? []));
}

function isScriptPreload(element: DefaultTreeAdapterTypes.Element): boolean {
  return element.tagName === 'link' && attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script';
}
