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

/**
 * The sections below, and the footer, are hidden until their rules arrive, so that nothing moves in view, but three seconds at
 * most. The three seconds are an animation's delay: a running animation would cost a frame every 16 ms.
 */
const LATER = `:where(main>:not(nav)${'~section'.repeat(SECTIONS)},main~footer)`;
const HIDDEN = `${LATER},:where([data-later])`;
const WAIT = `${HIDDEN}{animation:wait 1ms 3s backwards}@keyframes wait{0%,to{visibility:hidden}}`;
const WAIT_NO_MORE = `${HIDDEN}{animation:none}`;
/** In sheets without comments. */
export const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * Splits the styles of a page. The rules of its first two sections, and of the frame around them, stay in the head as one
 * style element; a browser paints as soon as it has them. All rules follow in files that are linked at the end of the body,
 * which delay neither the first paint nor pages without script: the site's sheet, and one with the styles of the sections. No typeface
 * is declared twice, because a browser would style all text again: the second file has those that the head lacks, and the sheet none.
 *
 * React finds what it looks for (docs/next-internals.md): the link of the sheet, and the names of the styles on the style
 * element. It inserts the styles of later pages after the last link, as the order of the rules needs.
 *
 * @param readSheet returns the text of a style sheet of the export by its address
 * @returns the file with the styles of the sections
 * @throws Error if the head is not what Next 16 and React 19 write (docs/next-internals.md)
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
  const isAsWritten = [...sheets, ...styles].every((one) => attribute(one, 'data-precedence') !== undefined);
  if (!head || !body || !sheet || !address || !last || sheets.length > 1 || !isAsWritten)
    throw new Error(
      `docs/next-internals.md, Styles of a page: expected one style sheet, and styles, each with data-precedence, received ${sheets.length} and ${styles.length}`,
    );

  const later = firstLaterSection(all);
  const first = later ? all.slice(0, all.indexOf(later)) : all;
  const names = namesOf(first.filter((element) => !isClosedAtFirst(element)));
  const texts = styles.map(textOf);
  const sheetText = withAddresses(readSheet(address), address);
  const rules = [sheetText, ...texts].map((text) => usedRules(text, names)).join('');
  const laterFaces = (sheetText.match(FONT_FACES) ?? []).filter((face) => !rules.includes(face));
  const content = `${later ? WAIT_NO_MORE : ''}${laterFaces.join('')}${texts.join('')}`;
  const file = { path: `/_next/static/styles/${contentHash(content)}.css`, content };

  const style = newElement('style', { 'data-href': styles.map((one) => attribute(one, 'data-href')).join(' ') });
  const used = withoutUnusedProperties(rules, all);
  defaultTreeAdapter.insertText(style, used + (later ? WAIT : ''));
  // Slack and others read only the first 32 kB of a page, so title and card come before the rules.
  const lastMeta = head.childNodes.findLastIndex(({ nodeName }) => nodeName === 'title' || nodeName === 'meta');
  defaultTreeAdapter.insertBefore(head, style, head.childNodes[lastMeta + 1] ?? sheet);
  for (const element of [sheet, ...styles]) defaultTreeAdapter.detachNode(element);
  defaultTreeAdapter.appendChild(body, sheet);
  const precedence = attribute(last, 'data-precedence') ?? '';
  const link = newElement('link', { rel: 'stylesheet', href: file.path, 'data-precedence': precedence });
  defaultTreeAdapter.appendChild(body, link);
  return file;
}

/** The first section whose rules come later. A page without one may end on the first screen. */
function firstLaterSection(all: readonly Element[]): Element | undefined {
  const main = all.find(({ tagName }) => tagName === 'main');
  const children = main?.childNodes.filter((node) => 'tagName' in node) ?? [];
  const parts = children.filter(({ tagName }) => tagName !== 'nav');
  return parts.slice(SECTIONS).find(({ tagName }) => tagName === 'section');
}

/** In a list that is closed, in a part below the first screen (`data-later`), or a popover that a script alone opens; or around such a popover alone. */
function isClosedAtFirst(element: Element): boolean {
  if (isScriptsPopover(element)) return true;
  const inside = element.childNodes.filter((node) => 'tagName' in node);
  if (inside.length > 0 && inside.every(isScriptsPopover)) return true;
  const parent = element.parentNode;
  if (!parent || !('tagName' in parent)) return false;
  const isClosed = parent.tagName === 'details' && attribute(parent, 'open') === undefined;
  if (attribute(parent, 'data-later') !== undefined) return true;
  return (isClosed && element.tagName !== 'summary') || isClosedAtFirst(parent);
}

const isScriptsPopover = (element: Element) => attribute(element, 'popover') === 'manual';

/** Leaves out custom properties that neither a rule nor a drawing uses, and rules that are empty then: the sheet has all of them. */
function withoutUnusedProperties(rules: string, all: readonly Element[]): string {
  const values = all.flatMap(({ attrs }) => attrs.map(({ value }) => value)).filter((value) => value.includes('var('));
  const text = `${rules}${values.join('')}`;
  const isUsed = (name: string) => new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(text);
  const fewer = rules
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name) => (isUsed(name) ? whole : ''))
    .replace(/(?<=^|[{};])[^{};]+\{\}/g, '');
  return fewer === rules ? rules : withoutUnusedProperties(fewer, all);
}

/** The text of the site's sheet as it ships: each page declares its typefaces itself. */
export const withoutFontFaces = (sheet: string) => sheet.replace(FONT_FACES, '');

/** The text of a style sheet, with addresses that hold in any page. */
function withAddresses(text: string, address: string): string {
  return text.replace(/url\((\.[^)]+)\)/g, (_, file: string) => `url(${posix.join(posix.dirname(address), file)})`);
}
