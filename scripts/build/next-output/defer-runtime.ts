import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { contentHash } from '../export/export-files';
import { attribute, elements, isDataBlock, removeNode, textOf } from '../export/html-tree';
import { stripHoistedStyles } from './strip-hoisted-styles';

export type DeferredPage = {
  html: string;
  /** The page's inline scripts in one file, to be written under this path. */
  payload: { path: string; content: string };
};

/**
 * Takes Next's runtime out of a page's way: inline scripts become one hashed file, script tags and their preloads go, and
 * one small script starts them later (boot.ts).
 *
 * @param boot the address of that script, and those of the vendors' scripts that it may admit
 */
export function deferRuntime(source: string, boot: { path: string; vendorScripts: readonly string[] }): DeferredPage {
  const document = parse(source);
  const inline: string[] = [];
  const chunks: string[] = [];
  const islands: string[] = [];

  for (const element of elements(document)) {
    if (isScriptPreload(element)) {
      // Chunks of the page's islands: they come with the runtime, not before it.
      islands.push(attribute(element, 'href') ?? '');
      removeNode(element);
    }
    if (element.tagName !== 'script' || isDataBlock(element)) continue;
    const src = attribute(element, 'src');
    if (src === undefined) inline.push(textOf(element));
    // Browsers that need the polyfills cannot run the rest either; the page works for them without script.
    else if (attribute(element, 'nomodule') === undefined) chunks.push(src);
    removeNode(element);
  }

  const scripts = stripHoistedStyles(inline, hoistedStyles(document));
  const content = scripts.map((script) => `${script};`).join('\n');
  const payload = { path: `/_next/static/payload/${contentHash(content)}.js`, content };
  const runtime = [payload.path, ...new Set([...chunks, ...islands])];
  const vendors = boot.vendorScripts.length > 0 ? ` data-vendors="${boot.vendorScripts.join(' ')}"` : '';
  const tag = `<script src="${boot.path}" defer data-runtime="${runtime.join(' ')}"${vendors}></script>`;
  const html = withShortDrawings(serialize(document)).replace('</head>', () => `${tag}</head>`);
  return { html, payload };
}

/** Ends each empty shape of a drawing in its own tag, as SVG allows: the end tags of a page are up to 90 bytes as sent. */
function withShortDrawings(html: string): string {
  return html.replace(/<svg\b.*?<\/svg>/gs, (drawing) =>
    drawing.replace(/><\/(?:path|circle|ellipse|rect|line|polyline|polygon|use)>/g, '/>'),
  );
}

/** The names of the styles that React put into the head. */
function hoistedStyles(document: DefaultTreeAdapterTypes.Document): Set<string> {
  return new Set(elements(document).flatMap((element) => attribute(element, 'data-href')?.split(' ') ?? []));
}

function isScriptPreload(element: DefaultTreeAdapterTypes.Element): boolean {
  return element.tagName === 'link' && attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script';
}
