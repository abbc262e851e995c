import { BLOG_PATH } from '@/lib/blog/list-pages';
import { type ExportedPage, routeOfFile } from '../export/export-files';
import { attribute, type Element, elementsOf, type Node } from '../export/html-tree';

const IN_LINE = /^(#text|a|b|button|cite|code|em|i|label|mark|s|small|span|strong|time)$/;
/** Screen readers name each of them, so nothing runs together. */
const CONTROL = /^(a|button|label)$/;
const UNHEARD = /^(#comment|noscript|script|style|svg|template)$/;
/** What screen readers would name: "highlight start … highlight end", "separator". The words around it say the same. */
const MARKED = /^(del|hr|ins|mark|s)$/;

const WORD_ENDS = /[\p{L}\p{N}%.,:;!?)’”]$/u;
const WORD_BEGINS = /^[\p{L}\p{N}$(“]/u;

/** Two paths with the same page, as the specification says. */
const SAME_PAGES: Readonly<Record<string, string>> = { '/about/company/careers': '/careers' };

const SITE = 'https://site.example';

/**
 * Finds what a screen reader says wrongly on a page, a line each: words without white space between them, highlights and strokes
 * that it names or skips, and links of one name to different pages.
 */
export function checkHeard({ file, html }: ExportedPage): string[] {
  const all = elementsOf(html).filter((element) => !isInUnheard(element));
  const problems = [
    ...joinedTexts(all),
    ...namedMarks(all),
    ...lostTexts(all),
    ...ambiguousLinks(all, routeOfFile(file)),
  ];
  return [...new Set(problems)].map((problem) => `out/${file}: ${problem}`);
}

/** Neighbors inside a line whose texts run together. `elements` are the parents. */
function joinedTexts(elements: readonly Element[]): string[] {
  return elements.flatMap((parent) => {
    const nodes = parent.childNodes.filter((node) => !isUnheard(node));
    return nodes.flatMap((node, index) => {
      const next = nodes[index + 1];
      if (!next || !areInOneLine(node, next)) return [];
      const [before, after] = [heardText(node), heardText(next)];
      const areJoined = WORD_ENDS.test(before) && WORD_BEGINS.test(after);
      return areJoined ? [`expected white space between “${before.slice(-30)}” and “${after.slice(0, 30)}”`] : [];
    });
  });
}

function areInOneLine({ nodeName: first }: Node, { nodeName: second }: Node): boolean {
  if (first === '#text' && second === '#text') return false;
  return IN_LINE.test(first) && IN_LINE.test(second) && !(CONTROL.test(first) && CONTROL.test(second));
}

function namedMarks(elements: readonly Element[]): string[] {
  return elements
    .filter((element) => MARKED.test(element.tagName) && attribute(element, 'role') !== 'none')
    .map((element) => `expected role="none" on <${element.tagName}>, received “${heardText(element)}”`);
}

/** In a row of a receipt, a flex container, screen readers skip the text of an element with the role "none". */
function lostTexts(elements: readonly Element[]): string[] {
  const rows = elements.filter((element) => attribute(element, 'class')?.split(' ').includes('receipt-row'));
  return elements
    .filter(({ parentNode }) => rows.some((row) => row === parentNode))
    .filter(
      ({ tagName, childNodes }) => MARKED.test(tagName) && childNodes.some(({ nodeName }) => nodeName === '#text'),
    )
    .map((element) => `expected <${element.tagName}> in a <span>, received “${heardText(element)}”`);
}

/** Those to posts, on the blog's host, and to their topics are left out: two may have one name, or that of a page. */
function ambiguousLinks(elements: readonly Element[], route: string): string[] {
  const places = new Map<string, Set<string>>();
  for (const element of elements) {
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
    if (href === undefined) continue;
    const { pathname, search, hash, origin } = new URL(href, SITE + route);
    if (origin !== SITE || pathname.startsWith(`${BLOG_PATH}/tag/`)) continue;
    const name = (attribute(element, 'aria-label') ?? heardText(element)).replace(/\s+/g, ' ').trim();
    const place = (SAME_PAGES[pathname] ?? pathname) + search + hash;
    places.set(name, (places.get(name) ?? new Set()).add(place));
  }
  return [...places].flatMap(([name, { size }]) =>
    size > 1 ? [`expected one place for the links “${name}”, received ${size}: name them apart`] : [],
  );
}

function isInUnheard(element: Element): boolean {
  const { parentNode } = element;
  return isUnheard(element) || (parentNode !== null && 'tagName' in parentNode && isInUnheard(parentNode));
}

function isUnheard(node: Node): boolean {
  if (UNHEARD.test(node.nodeName)) return true;
  return 'attrs' in node && (attribute(node, 'aria-hidden') === 'true' || attribute(node, 'hidden') !== undefined);
}

function heardText(node: Node): string {
  if (isUnheard(node)) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(heardText).join('') : '';
}
