import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const parsed = new Map<string, Element[]>();

/** Every element of a page, in document order. Several checks read each page, so it is parsed once: do not change the tree. */
export function elementsOf(html: string): readonly Element[] {
  const known = parsed.get(html) ?? elements(parse(html));
  parsed.set(html, known);
  return known;
}

/** Every element below a node, in document order, as a copy: nodes may be removed during iteration. */
export function elements(node: Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];
  return 'tagName' in node ? [node, ...inner] : inner;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
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
