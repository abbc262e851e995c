import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;

let parsed: { html: string; elements: Element[] } | undefined;

/** Every element of a page, in document order. Do not change the tree: the page that was asked for last is kept. */
export function elementsOf(html: string): readonly Element[] {
  if (parsed?.html !== html) parsed = { html, elements: elements(parse(html, { sourceCodeLocationInfo: true })) };
  return parsed.elements;
}

/** Every element below a node, in document order, as a copy: nodes may be removed during iteration. */
export function elements(node: Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];
  return 'tagName' in node ? [node, ...inner] : inner;
}

/** A page's sections, in order, among all of its elements. */
export function sectionsOf(all: readonly Element[]): Element[] {
  const main = all.find(({ tagName }) => tagName === 'main');
  return (main?.childNodes ?? []).flatMap((node) => ('tagName' in node && node.tagName !== 'nav' ? [node] : []));
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function newElement(tag: string, attributes: Record<string, string>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
}

export function textOf(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Whether a script element is a data block, such as JSON-LD, which browsers do not run. */
export function isDataBlock(element: Element): boolean {
  const type = attribute(element, 'type');
  return type !== undefined && !/^(module|text\/javascript|application\/javascript)?$/.test(type);
}
