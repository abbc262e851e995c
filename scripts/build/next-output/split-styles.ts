import { posix } from 'node:path';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import { contentHash } from '../export/export-files';
import { attribute, elements, newElement, textOf } from '../export/html-tree';
import type { PageFile } from './finish-page';
import { namesOf, usedRules } from './used-rules';

type Document = DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** The sections of a page whose rules are in its HTML. On tall screens the second is in view, too. */
const SECTIONS = 2;

/** The sections below, and the footer. */
const LATER = `:where(main>:not(nav)${'~:not(nav)'.repeat(SECTIONS)},main~footer)`;
/** They wait for their rules, so that nothing moves in view. After three seconds they appear without. */
const WAIT = `${LATER}{animation:wait 3s}@keyframes wait{0%,to{visibility:hidden}}`;
const WAIT_NO_MORE = `${LATER}{animation:none}`;

/**
 * Splits the styles of a page. The rules of its first two sections, and of the frame around them, stay in the head as one
 * style element; a browser paints as soon as it has them. All rules follow in files that are linked at the end of the body,
 * which delay neither the first paint nor pages without script: the site's sheet, and one with the styles of the sections.
 *
 * React finds what it looks for (docs/next-internals.md): the link of the sheet, and the names of the styles on the style
 * element. It inserts the styles of later pages after the last link, as the order of the rules needs.
 *
 * @param readSheet returns the text of a style sheet of the export by its address
 * @returns the file with the styles of the sections
 * @throws Error if the head is not what Next 16 and React 19 write
 */
export function splitStyles(document: Document, readSheet: (address: string) => string): PageFile {
  const all = elements(document);
  const head = all.find(({ tagName }) => tagName === 'head');
  const body = all.find(({ tagName }) => tagName === 'body');
  const sheets = all.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet');
  const styles = all.filter((element) => attribute(element, 'data-href') !== undefined);
  const [sheet] = sheets;
  const last = styles.at(-1);
  const address = sheet && attribute(sheet, 'href');
  if (!head || !body || !sheet || !address || !last || sheets.length > 1)
    throw new Error(`expected one style sheet and styles, received ${sheets.length} and ${styles.length}`);

  const names = namesOf(firstElements(document));
  const texts = styles.map(textOf);
  const first = [withAddresses(readSheet(address), address), ...texts].map((text) => usedRules(text, names)).join('');
  const content = `${WAIT_NO_MORE}${texts.join('')}`;
  const file = { path: `/_next/static/styles/${contentHash(content)}.css`, content };

  const style = newElement('style', { 'data-href': styles.map((one) => attribute(one, 'data-href')).join(' ') });
  defaultTreeAdapter.insertText(style, first + WAIT);
  const preloads = [address, file.path].map((href) => newElement('link', { rel: 'preload', href, as: 'style' }));
  for (const element of [...preloads, style]) defaultTreeAdapter.insertBefore(head, element, sheet);
  for (const element of [sheet, ...styles]) defaultTreeAdapter.detachNode(element);
  defaultTreeAdapter.appendChild(body, sheet);
  const precedence = attribute(last, 'data-precedence') ?? '';
  const link = newElement('link', { rel: 'stylesheet', href: file.path, 'data-precedence': precedence });
  defaultTreeAdapter.appendChild(body, link);
  return file;
}

/** The elements up to the end of the first sections, without those in closed lists. */
function firstElements(document: Document): Element[] {
  const found: Element[] = [];
  /** @returns whether the next section was met, and the rest of the page is not wanted */
  const collect = (element: Element): boolean => {
    found.push(element);
    const isClosed = element.tagName === 'details' && attribute(element, 'open') === undefined;
    const inner = element.childNodes.filter((node) => 'tagName' in node);
    const shown = isClosed ? inner.filter(({ tagName }) => tagName === 'summary') : inner;
    if (element.tagName !== 'main') return shown.some(collect);
    const sections = shown.filter(({ tagName }) => tagName !== 'nav');
    for (const child of shown) if (!sections.slice(SECTIONS).includes(child)) collect(child);
    return true;
  };
  document.childNodes.filter((node) => 'tagName' in node).some(collect);
  return found;
}

/** The text of a style sheet, with addresses that hold in any page. */
function withAddresses(text: string, address: string): string {
  return text.replace(/url\((\.[^)]+)\)/g, (_, file: string) => `url(${posix.join(posix.dirname(address), file)})`);
}
