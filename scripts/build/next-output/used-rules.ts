import type { DefaultTreeAdapterTypes } from 'parse5';
import { type AtRule, type ChildNode, parse } from 'postcss';

/** The names that selectors can find elements by: `tag`, `.class`, `#id`, `[attribute]` and `[attribute=value]`. */
export type Names = ReadonlySet<string>;

type Rule = { selectors: { text: string; needs: readonly string[] }[]; declarations: string };
/** What rules use by its name: keyframes, a typeface. */
type Named = { name: string; text: string };
/** A part of a style sheet: a rule, rules with a condition such as `@media`, what rules name, or text that is always used. */
type Part = Rule | { condition: string; parts: Part[] } | Named | string;

/** States that no element is in when a page appears, and conditions that hold for few visitors or later. */
const LATER_STATE = /:(hover|active|focus|focus-visible|focus-within|target|:backdrop)\b/;
/** The same states of an element inside, and popovers, which are closed at first. */
const LATER_INSIDE = /:has\(.*:focus|:popover-open/;
/** With up to three levels of parentheses inside. */
const NEGATION = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const LATER_CONDITION = /\b(print|forced-colors|prefers-contrast)\b/;

const NAME = /\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?[^\]]*\]|::?[\w-]+|[.#]?(?:\\.|[\w-])+/g;

export function namesOf(elements: readonly DefaultTreeAdapterTypes.Element[]): Set<string> {
  const names = new Set<string>();
  for (const { tagName, attrs } of elements) {
    names.add(tagName);
    for (const { name, value } of attrs) {
      names.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const part of value.split(' ')) names.add(`.${part}`);
    }
  }
  return names;
}

/**
 * The rules of a style sheet that elements with these names may match. Keeps a rule if all names in its selector are among
 * them, and ignores how the selector combines them. So it may keep a rule that nothing matches, but never drops one that is
 * needed. Of keyframes and typefaces it keeps those that a kept rule names. Leaves out rules for print, forced colors, pointer, focus
 * and open popovers.
 */
export function usedRules(sheet: string, names: Names): string {
  const named: Named[] = [];
  const write = (part: Part): string => {
    if (typeof part === 'string') return part;
    if ('name' in part) {
      named.push(part);
      return '';
    }
    if ('condition' in part) {
      const inner = part.parts.map(write).join('');
      return inner && `${part.condition}{${inner}}`;
    }
    const used = part.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
    return used.length > 0 ? `${used.map(({ text }) => text).join(',')}{${part.declarations}}` : '';
  };
  const rules = partsOf(sheet).map(write).join('');
  const used = named.filter(({ name }) => new RegExp(`[: ,"]${name}\\b`).test(rules)).map(({ text }) => text);
  return `${rules}${used.join('')}`;
}

/** Many pages have the same styles. */
const known = new Map<string, Part[]>();

function partsOf(sheet: string): Part[] {
  const parts = known.get(sheet) ?? parse(sheet).nodes.flatMap(readPart);
  known.set(sheet, parts);
  return parts;
}

function readPart(node: ChildNode): Part[] {
  if (node.type === 'rule') {
    const selectors = node.selectors.flatMap((text) => {
      const plain = withoutArguments(text);
      const isLater = LATER_STATE.test(plain) || LATER_INSIDE.test(text.replace(NEGATION, ''));
      return isLater ? [] : [{ text, needs: namesIn(plain) }];
    });
    return selectors.length > 0 ? [{ selectors, declarations: textOf(node.nodes) }] : [];
  }
  if (node.type !== 'atrule') return [];
  const start = `@${node.name} ${node.params}`;
  if (node.name === 'keyframes') return [{ name: node.params, text: node.toString() }];
  if (node.name === 'font-face') return [{ name: fontFamily(node), text: node.toString() }];
  const hasRules = node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule');
  if (!hasRules || !node.nodes) return [node.nodes ? node.toString() : `${node.toString()};`];
  return LATER_CONDITION.test(start) ? [] : [{ condition: start, parts: node.nodes.flatMap(readPart) }];
}

function fontFamily(face: AtRule): string {
  const family = face.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family');
  return family?.type === 'decl' ? family.value : '';
}

function textOf(nodes: readonly ChildNode[]): string {
  return nodes
    .filter(({ type }) => type !== 'comment')
    .map(String)
    .join(';');
}

/** A selector without the arguments of `:not()`, `:is()` and the like, which any element may match. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

function namesIn(selector: string): string[] {
  return [...selector.matchAll(NAME)].flatMap(([text, attribute, value]) => {
    if (attribute) return value === undefined ? `[${attribute}]` : `[${attribute}=${value}]`;
    return text.startsWith(':') ? [] : text.replaceAll('\\', '');
  });
}
