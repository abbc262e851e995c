import { defaultTreeAdapter } from 'parse5';
import { contentHash } from '../export/export-files';
import { attribute, type Document, type Element, elements, newElement, textOf } from '../export/html-tree';
import type { PageFile } from './finish-page';
import { stripHoistedStyles } from './strip-hoisted-styles';

/** Where Next's scripts are. */
const CHUNKS = '/_next/static/chunks/';

export type Boot = { path: string; vendorScripts: readonly string[] };

/**
 * Cloudflare's Rocket Loader starts scripts by a script of its own, which Trusted Types refuse. It leaves tags alone that have this
 * attribute, before `src` (docs/deploy.md).
 */
const IGNORED_BY_ROCKET_LOADER = { 'data-cfasync': 'false' };

/**
 * Defers Next's runtime: moves inline scripts to one hashed file, removes script tags and their preloads, and adds the tag
 * of the boot script, which loads them later (lib/before-hydration/boot.browser.ts).
 *
 * @param boot the address of the boot script, and those of the vendors' scripts that the page may load
 * @returns the file with the page's inline scripts, and the chunks of the runtime and of the page's client parts
 * @throws Error if the page loads scripts in another way than Next 16 writes (docs/next-internals.md)
 */
export function deferRuntime(document: Document, boot: Boot) {
  const all = elements(document);
  const inline: string[] = [];
  const chunks: string[] = [];
  const clientParts: string[] = [];

  for (const element of all) {
    if (isScriptPreload(element)) {
      // The chunks of the page's client parts load with the runtime, not before.
      clientParts.push(attribute(element, 'href') ?? '');
      defaultTreeAdapter.detachNode(element);
    }
    if (isUnknownScript(element)) {
      const tag = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('');
      throw new Error(`docs/next-internals.md, Scripts of a page: received <${element.tagName}${tag}>`);
    }
    if (element.tagName !== 'script') continue;
    const src = attribute(element, 'src');
    if (src === undefined) inline.push(textOf(element));
    // Browsers that need polyfills cannot run the runtime; the page works there without script.
    else if (attribute(element, 'nomodule') === undefined) chunks.push(src);
    defaultTreeAdapter.detachNode(element);
  }

  if (!chunks.some((src) => src.startsWith(CHUNKS)))
    throw new Error(`docs/next-internals.md, Scripts of a page: expected scripts below ${CHUNKS}`);

  const hoisted = new Set(all.flatMap((element) => attribute(element, 'data-href')?.split(' ') ?? []));
  const scripts = stripHoistedStyles(inline, hoisted);
  const content = scripts.map((script) => `${script};`).join('\n');
  const path = `/_next/static/payload/${contentHash(content)}.js`;
  const payload: PageFile = { path, content };
  const runtime = [...new Set([...chunks, ...clientParts])];
  const vendors = boot.vendorScripts.length > 0 && { 'data-vendors': boot.vendorScripts.join(' ') };
  const tag = newElement('script', {
    ...IGNORED_BY_ROCKET_LOADER,
    src: boot.path,
    defer: '',
    'data-runtime': [path, ...runtime].join(' '),
    ...vendors,
  });
  const head = all.find(({ tagName }) => tagName === 'head');
  if (head) defaultTreeAdapter.appendChild(head, tag);
  return { payload, chunks: runtime };
}

/** Would stay in the page and load early, such as `modulepreload`, or would lose what it depends on, such as an import map. */
function isUnknownScript(element: Element): boolean {
  if (element.tagName === 'script') return attribute(element, 'type') !== undefined;
  return element.tagName === 'link' && /\.m?js\b/.test(attribute(element, 'href') ?? '') && !isScriptPreload(element);
}

function isScriptPreload(element: Element): boolean {
  return attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script';
}
