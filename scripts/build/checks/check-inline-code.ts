import type { TextFile } from '../export/export-files';
import { attribute, type Element, elementsOf, isDataBlock } from '../export/html-tree';

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];

/** Finds what the Content-Security-Policy would block: scripts, event handlers, `javascript:` addresses, `srcdoc`. */
export function checkInlineCode(files: readonly TextFile[]): string[] {
  return files
    .filter(({ file }) => /\.(html|svg)$/.test(file))
    .flatMap(({ file, text }) => {
      const found = new Set(elementsOf(text).flatMap(codeIn));
      return [...found].map((code) => `out/${file}: ${code}: expected code in files of its own`);
    });
}

function codeIn(element: Element): string[] {
  const { tagName, attrs } = element;
  const isScript = tagName === 'script' && attribute(element, 'src') === undefined && !isDataBlock(element);
  const isCode = ({ name, value }: (typeof attrs)[number]) =>
    /^on|^srcdoc$/.test(name) || (ADDRESSES.includes(name) && /^\s*javascript:/i.test(value));
  const attributes = attrs.filter(isCode).map(({ name }) => `${name} on <${tagName}>`);
  return isScript ? ['an inline script', ...attributes] : attributes;
}
