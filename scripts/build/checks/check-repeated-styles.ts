import type { ExportedPage } from '../export/export-files';
import { elementsOf, textOf } from '../export/html-tree';

/** Finds pages with the same style text more than once, a line each. */
export function checkRepeatedStyles(pages: readonly ExportedPage[]): string[] {
  return pages.flatMap(({ file, html }) => {
    const styles = elementsOf(html).filter((element) => element.tagName === 'style');
    const repeated = styles.map(textOf).filter((text, index, texts) => text !== '' && texts.indexOf(text) !== index);
    const bytes = Buffer.byteLength(repeated.join(''));
    return bytes === 0 ? [] : `out/${file}: ${repeated.length} repeated style texts (${bytes} bytes), expected none`;
  });
}
