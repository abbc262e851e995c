import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import parseValue from 'postcss-value-parser';

/**
 * One use of a CSS feature. `id` is its path below `css` in MDN's browser-compat-data, which may have no entry for old
 * features. `prefixes` are those with which the same rule also declares the property.
 */
export type FeatureUse = { id: string; text: string; prefixes: string[] };

/** The data lists functions under their type. */
const FUNCTION_TYPES = ['color', 'gradient', 'image', 'basic-shape', 'easing-function', 'filter-function'];

const LENGTH_GROUPS: Record<string, string> = {
  s: 'viewport_percentage_units_small',
  l: 'viewport_percentage_units_large',
  d: 'viewport_percentage_units_dynamic',
  c: 'container_query_length_units',
};

/**
 * Lists the CSS features that a style sheet uses. Skips `@supports`, which browsers without the feature skip, too; but not
 * `@supports not`.
 *
 * @throws CssSyntaxError from PostCSS
 */
export function cssFeatures(css: string): FeatureUse[] {
  return postcss.parse(css).nodes.flatMap(featuresOf);
}

function featuresOf(node: ChildNode): FeatureUse[] {
  if (node.type === 'decl') return declarationFeatures(node);
  if (node.type === 'rule') return [...selectorFeatures(node), ...node.nodes.flatMap(featuresOf)];
  if (node.type !== 'atrule') return [];
  const isGuard = node.name === 'supports' && !/^\s*not\b/.test(node.params);
  return isGuard ? [] : [...atRuleFeatures(node), ...(node.nodes ?? []).flatMap(featuresOf)];
}

function declarationFeatures({ prop, value, parent }: Declaration): FeatureUse[] {
  // Prefixed properties are for older browsers, beside the plain ones.
  if (/^-[a-z]/.test(prop)) return [];
  const prefixes = (parent?.nodes ?? []).flatMap((sibling) =>
    sibling.type === 'decl' && sibling.prop.endsWith(`-${prop}`) ? sibling.prop.slice(0, -prop.length) : [],
  );
  const isDescriptor = parent?.type === 'atrule' && 'name' in parent && /^(font-face|property)$/.test(parent.name);
  const ids = isDescriptor ? [`at-rules.${parent.name}.${prop}`] : valueFeatures(prop, value);
  return ids.map((id) => ({ id, text: `${prop}: ${value}`, prefixes }));
}

/** The property itself, and each keyword, function and unit of its value. */
function valueFeatures(prop: string, value: string): string[] {
  const isCustom = prop.startsWith('--');
  const ids = isCustom ? [] : [`properties.${prop}`];
  parseValue(value).walk((node) => {
    if (node.type !== 'word' && node.type !== 'function') return;
    if (!isCustom) ids.push(`properties.${prop}.${node.value}`);
    if (node.type === 'word') ids.push(...unitFeatures(node.value));
    else ids.push(...functionFeatures(node.value, parseValue.stringify(node.nodes)));
  });
  return [...ids, ...(prop === 'text-decoration' ? decorationFeatures(value) : [])];
}

function unitFeatures(word: string): string[] {
  const { unit } = parseValue.unit(word) || { unit: '' };
  const size = /^([sldc])[vq](w|h|i|b|min|max)$/.exec(unit)?.[1] ?? '';
  return unit === '' ? [] : [`types.length.${LENGTH_GROUPS[size] ?? unit}`];
}

function functionFeatures(name: string, inside: string): string[] {
  const relative = inside.startsWith('from ') ? [`types.color.${name}.relative_syntax`] : [];
  return [`types.${name}`, ...FUNCTION_TYPES.map((type) => `types.${type}.${name}`), ...relative];
}

/**
 * Before Safari 26.2 a color, style or thickness makes the whole `text-decoration` invalid. The data has separate
 * entries for these values.
 */
function decorationFeatures(value: string): string[] {
  const words = parseValue(value).nodes.filter(({ type }) => type === 'word' || type === 'function');
  return words
    .filter((word) => !/^(none|underline|overline|line-through|inherit|initial|unset|revert)$/.test(word.value))
    .map((word) => (parseValue.unit(word.value) ? 'includes_thickness' : 'includes_color-and-style'))
    .map((name) => `properties.text-decoration.${name}`);
}

function selectorFeatures({ selector, parent }: Rule): FeatureUse[] {
  const names = selector.replace(/\\.|\[[^\]]*\]/g, '');
  // Browsers accept unknown pseudo-elements that begin with -webkit-.
  const ids = [...names.matchAll(/::?([a-z][\w-]*)/g)].map(([, name]) => `selectors.${name}`);
  if (parent?.type === 'rule' || names.includes('&')) ids.push('selectors.nesting');
  return ids.map((id) => ({ id, text: selector, prefixes: [] }));
}

function atRuleFeatures({ name, params }: AtRule): FeatureUse[] {
  const media = name === 'media' ? [...params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)].map(([, word]) => word) : [];
  if (name === 'media' && /[<>]/.test(params)) media.push('range_syntax');
  const ids = [`at-rules.${name}`, ...media.map((feature) => `at-rules.media.${feature}`)];
  return ids.map((id) => ({ id, text: `@${name} ${params}`, prefixes: [] }));
}
