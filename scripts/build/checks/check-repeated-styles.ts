import type { ExportedPage } from '../export/export-files';
import { elementsOf, textOf } from '../export/html-tree';

/** Finds pages with the same style text more than once, a line each. */
export function checkRepeatedStyles(pages: readonly ExportedPage[]): string[] {
  return pages.flatMap(({ file, html }) => {
    const texts = elementsOf(html)
      .filter((element) => element.tagName === 'style')
      .map(textOf);
    const further = texts.filter((text, index) => text !== '' && texts.indexOf(text) !== index);
    const bytes = further.reduce((total, text) => total + Buffer.byteLength(text), 0);
    return further.length === 0
      ? []
      : `out/${file}: ${further.length} repeated style texts (${bytes} bytes), expected none`;
  });
}
