import type { Paper } from '@/content/schema/paper';
import type { BlockOf, PaperBlock } from '@/content/schema/paper-blocks';
import { amountCents, signedMoney } from './amounts';

type Cell = BlockOf<'table'>['rows'][number][number];

/** The text of a table's cell, before its tokens are filled in. */
export const cellText = (cell: Cell) => (typeof cell === 'string' ? cell : signedMoney(amountCents(cell)));

/** What a point of a section, or a note of the red pen, may stand at in a block: its caption, lines, cells and labels. */
export function partsOf(block: PaperBlock): string[] {
  const caption = 'caption' in block && block.caption !== undefined ? [block.caption] : [];
  switch (block.kind) {
    case 'table':
      return [...caption, ...block.rows.flat().map(cellText), ...(block.total === undefined ? [] : [block.total])];
    case 'bars':
      return [...caption, ...block.bars.map(({ label }) => label)];
    case 'note':
      return [block.label];
    case 'stamp':
      return [block.text];
    default:
      return caption;
  }
}

/** The first point that stands at one of these parts. */
export function pointAt<Point extends { at: string }>(points: readonly Point[], parts: readonly string[]) {
  return points.find(({ at }) => parts.includes(at));
}

/** The first block of this kind. */
export function blockOf<K extends PaperBlock['kind']>({ blocks }: Paper, kind: K): BlockOf<K> | undefined {
  return blocks.find((block): block is BlockOf<K> => block.kind === kind);
}

type Stop = { when: string; caption: string; blocks: PaperBlock[] };

/** The three small papers of a strip: each begins with a block that has a `when`, whose caption is its title. */
export function strip({ blocks }: Paper): Stop[] {
  const stops: Stop[] = [];
  for (const block of blocks) {
    if ((block.kind === 'checks' || block.kind === 'code') && block.when !== undefined)
      stops.push({ when: block.when, caption: block.caption ?? '', blocks: [{ ...block, caption: undefined }] });
    else stops.at(-1)?.blocks.push(block);
  }
  return stops;
}
