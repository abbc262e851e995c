import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { attribute, type Document, elements, newElement, sectionsOf, textOf } from '../export/html-tree';
import { type Boot, deferRuntime } from './defer-runtime';

/** A file that belongs to one page, or to pages with the same content. Its name is the hash of its content. */
export type PageFile = { path: string; content: string };

/** Elements inside `<noscript>` are elements, not text. */
const NO_SCRIPT = { scriptingEnabled: false };

/**
 * Changes a page as Next exported it into what ships: little stands between its first byte and its first paint.
 *
 * @returns the page, the file that it loads instead of its inline scripts, and the chunks of Next's runtime
 */
export function finishPage(source: string, boot: Boot) {
  const document = parse(source, NO_SCRIPT);
  const { payload, chunks } = deferRuntime(document, boot);
  placeStyles(document);
  dropSeparators(document);
  preloadFonts(document);
  endFirstFrame(document);
  keepMailAddresses(document);
  return { html: serialize(document, NO_SCRIPT), payload, chunks };
}

/**
 * Moves the styles that Next and React wrote into the head behind title and card: Slack and others read only the first 32 kB of a
 * page. They stay as they are, so React finds each by its name (docs/next-internals.md).
 *
 * @throws Error if the head links to a style sheet, or has styles without a name
 */
function placeStyles(document: Document) {
  const all = elements(document);
  const head = all.find(({ tagName }) => tagName === 'head');
  const styles = all.filter(
    (element) => attribute(element, 'data-precedence') !== undefined || attribute(element, 'rel') === 'stylesheet',
  );
  const isAsWritten = styles.every((style) => style.tagName === 'style' && attribute(style, 'data-href') !== undefined);
  if (!head || styles.length === 0 || !isAsWritten) {
    const found = styles.map(({ tagName }) => tagName).join(', ') || 'none';
    throw new Error(
      `docs/next-internals.md, Styles of a page: expected styles, each with data-href, received ${found}`,
    );
  }
  const lastMeta = head.childNodes.findLastIndex(({ nodeName }) => nodeName === 'title' || nodeName === 'meta');
  const next = head.childNodes[lastMeta + 1];
  for (const style of styles) {
    defaultTreeAdapter.detachNode(style);
    if (next) defaultTreeAdapter.insertBefore(head, style, next);
    else defaultTreeAdapter.appendChild(head, style);
  }
}

/**
 * Removes React's comments between a text and an element. React needs them between two texts alone, but also writes one where its payload
 * was cut. There Chromium would hide a text that is a space from screen readers, which then join two words.
 */
function dropSeparators(document: Document) {
  for (const { childNodes } of elements(document)) {
    const separators = childNodes.filter((node, index) => {
      const isSeparator = 'data' in node && node.data === ' ';
      return isSeparator && childNodes[index + 1]?.nodeName !== '#text';
    });
    for (const separator of separators) defaultTreeAdapter.detachNode(separator);
  }
}

/** The faces that text is read in first (components/theme/fonts.css). */
const FIRST_FACES = /font-family:(?:display|text);src:url\(([^)]+)\)/g;

/**
 * Preloads fonts at the start of the body: for preloads in the head, Chromium would hold back the first frame.
 *
 * @throws Error if the page's styles lack those faces
 */
function preloadFonts(document: Document) {
  const all = elements(document);
  const body = all.find(({ tagName }) => tagName === 'body');
  const [first] = body?.childNodes ?? [];
  if (!body || !first) return;
  const styles = all.filter(({ tagName }) => tagName === 'style').map(textOf);
  const faces = [...styles.join().matchAll(FIRST_FACES)];
  if (faces.length !== 2) {
    throw new Error(
      `docs/next-internals.md, Styles of a page: expected the faces display and text of fonts.css, received ${faces.length}`,
    );
  }
  for (const [, href = ''] of faces) {
    const font = newElement('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' });
    defaultTreeAdapter.insertBefore(body, font, first);
  }
}

/**
 * Chromium paints when the second section begins: a part of the first would move when the rest arrives. A first section that is longer
 * than a window names an element that ends the first frame, and moves nothing above it when it arrives. A page of one section, such as
 * an article, is painted as it arrives.
 */
function endFirstFrame(document: Document) {
  const all = elements(document);
  const head = all.find(({ tagName }) => tagName === 'head');
  const style = head?.childNodes.find(({ nodeName }) => nodeName === 'style');
  const [, second] = sectionsOf(all);
  const end = all.find((element) => attribute(element, 'data-first-frame') === 'end') ?? second;
  if (!head || !style || !end) return;
  end.attrs = end.attrs.filter(({ name }) => name !== 'data-first-frame');
  if (!attribute(end, 'id')) end.attrs.push({ name: 'id', value: 'second' });
  const href = `#${attribute(end, 'id')}`;
  defaultTreeAdapter.insertBefore(head, newElement('link', { rel: 'expect', href, blocking: 'render' }), style);
}

/**
 * Keeps Cloudflare's Email Address Obfuscation from the page: it would replace addresses and their links by others, which only
 * a script makes readable that Trusted Types stop. React skips comments between elements when it hydrates.
 */
function keepMailAddresses(document: Document) {
  const body = elements(document).find(({ tagName }) => tagName === 'body');
  const [first] = body?.childNodes ?? [];
  if (!body || !first) return;
  defaultTreeAdapter.insertBefore(body, defaultTreeAdapter.createCommentNode('email_off'), first);
  defaultTreeAdapter.appendChild(body, defaultTreeAdapter.createCommentNode('/email_off'));
}
