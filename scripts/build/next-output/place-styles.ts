import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import { attribute, elements } from '../export/html-tree';

/**
 * Moves the styles that Next and React wrote into the head behind title and card: Slack and others read only the first 32 kB of a
 * page. They stay as they are, so React finds each by its name (docs/next-internals.md).
 *
 * @throws Error if the head links to a style sheet, or has styles without a name
 */
export function placeStyles(document: DefaultTreeAdapterTypes.Document) {
  const all = elements(document);
  const head = all.find(({ tagName }) => tagName === 'head');
  const styles = all.filter((element) => attribute(element, 'data-precedence') !== undefined || isSheet(element));
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

const isSheet = (element: DefaultTreeAdapterTypes.Element) => attribute(element, 'rel') === 'stylesheet';
