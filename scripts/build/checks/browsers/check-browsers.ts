import postcss from 'postcss';
import type { TextFile } from '../../export/export-files';

/**
 * Returns a function that finds CSS that one of the oldest browsers may lack, and misspelled properties, each rule once. Throws
 * CssSyntaxError. Exceptions are in css-rules.ts.
 */
export function browserCheck(): (file: TextFile) => Promise<string[]> {
  const checked = new Set<string>();
  return async ({ file, text }) => {
    const rules = styleSheets(file, text).flatMap(rulesOf);
    const unchecked = [...new Set(rules)].filter((rule) => !checked.has(rule));
    if (unchecked.length === 0) return [];
    for (const rule of unchecked) checked.add(rule);
    // Loading it takes half a second, and most builds have no new rule.
    const { default: stylelint } = await import('stylelint');
    const { cssRules, ignoredFindings } = await import('./css-rules');
    const { results } = await stylelint.lint({ code: unchecked.join('\n'), config: cssRules });
    return results
      .flatMap(({ warnings }) => warnings)
      .filter(({ text }) => !ignoredFindings.some((ignored) => ignored.test(text)))
      .map(({ text, line }) => `out/${file}: ${text} in ${unchecked[line - 1]?.slice(0, 100)}`);
  };
}

function styleSheets(file: string, text: string): string[] {
  if (file.endsWith('.css')) return [text];
  if (!file.endsWith('.html')) return [];
  return [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
}

/** The rules of a sheet, a line each, without a property beside its form with -webkit-, which browsers have instead. */
function rulesOf(css: string): string[] {
  const sheet = postcss.parse(css);
  sheet.walkDecls(/^-webkit-/, ({ prop, parent }) => {
    parent?.each((node) => {
      if (node.type === 'decl' && `-webkit-${node.prop}` === prop) node.remove();
    });
  });
  return sheet.nodes.map((node) => node.toString().replace(/\s+/g, ' '));
}
