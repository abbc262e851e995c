import { elementsOf } from '../../build/export/html-tree';

/**
 * A page whose elements know their places in it: `data-places` holds where the element ends, and then where each text directly
 * in it ends.
 */
export function markPlaces(html: string): string {
  const marks = elementsOf(html).flatMap((element) => {
    const own = element.sourceCodeLocation;
    if (!own) return [];
    const texts = element.childNodes.filter((node) => node.nodeName === '#text');
    const ends = [own.endOffset, ...texts.map((text) => text.sourceCodeLocation?.endOffset ?? own.endOffset)];
    return { at: own.startOffset + 1 + element.tagName.length, text: ` data-places="${ends.join(' ')}"` };
  });
  const starts = [0, ...marks.map(({ at }) => at)];
  return starts.map((start, index) => (marks[index - 1]?.text ?? '') + html.slice(start, starts[index + 1])).join('');
}
