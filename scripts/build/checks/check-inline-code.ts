import type { DefaultTreeAdapterTypes } from 'parse5';
import type { TextFile } from '../export/export-files';
import { attribute, elementsOf, isDataBlock } from '../export/html-tree';

/** Attributes that hold addresses. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];

/**
 * Finds inline code in pages and SVG files, a line each: scripts, event handlers, `javascript:` addresses and `srcdoc`. The
 * Content-Security-Policy would block it in the browser.
 */
export function checkInlineCode(files: readonly TextFile[]): string[] {
  return files
    .filter(({ file }) => /\.(html|svg)$/.test(file))
    .flatMap(({ file, text }) => {
      const found = elementsOf(text).flatMap(codeIn);
      return [...new Set(found)].map((code) => `out/${file}: ${code}: expected code in files of its own`);
    });
}

function codeIn(element: DefaultTreeAdapterTypes.Element): string[] {
  const isInlineScript = element.tagName === 'script' && attribute(element, 'src') === undefined;
  const attributes = element.attrs.filter(
    ({ name, value }) => /^on|^srcdoc$/.test(name) || (ADDRESSES.includes(name) && /^\s*javascript:/i.test(value)),
  );
  return [
    ...(isInlineScript && !isDataBlock(element) ? ['an inline script'] : []),
    ...attributes.map(({ name }) => `${name} on <${element.tagName}>`),
  ];
}
