import { color } from '@/components/theme/palette';
import { sampleBill } from '@/content/sample-bill';
import { slideshowTexts } from '@/content/texts/section';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { tillBills } from '@/lib/calculator/till';
import { textSvg, textWidth } from './text-svg';
import type { Typefaces } from './typeface';

const TOP = 66;
const HEIGHT = 396;
const MARGIN = 22;
const FIRST_ROW = 94;
const ROW = 31;

type Ink = { text: string; total: string; rule: string };
type Bill = { x: number; width: number; title: string; rows: [string, string][]; total: [string, string]; ink: Ink };

/** Draws the till's two bills for the home page's social card, side by side: the prices per person under the pen, and ours. */
export function billsSvg(faces: Typefaces): string {
  const { lines, paid, ours } = tillBills(sampleBill.members, chosenTools(sampleBill.tools));
  return [
    billSvg(faces, {
      x: 682,
      width: 284,
      title: `${lines.length} tools, ${sampleBill.members} people`,
      rows: lines.map((line) => [line.name, line.paid]),
      total: ['A month', paid],
      ink: { text: 'ink', total: 'ink', rule: 'dash' },
    }),
    billSvg(faces, {
      x: 980,
      width: 190,
      title: slideshowTexts.withUs,
      rows: lines.map((line) => [line.replacement, line.ours]),
      total: ['A month', ours],
      ink: { text: 'night-text', total: 'marker', rule: 'night-line-strong' },
    }),
  ].join('');
}

function billSvg(faces: Typefaces, { x, width, title, rows, total: [label, total], ink }: Bill): string {
  const isPaid = ink.total === 'ink';
  const words = { face: faces.mono, size: 14.5, fill: color(ink.text) };
  const figure = { face: faces.display, size: 37, tracking: -0.03, fill: color(ink.total) };
  const right = width - MARGIN;
  const totalRule = FIRST_ROW + rows.length * ROW - 6;
  const totalY = totalRule + 72;
  const outline = tornSheet(width, HEIGHT, 9);
  return [
    `<g transform="translate(${x} ${TOP})">`,
    `<path d="${outline}" transform="translate(5 9)" fill="${color('ink')}" opacity="0.14"/>`,
    `<path d="${outline}" fill="${color(isPaid ? 'sheet' : 'night')}"/>`,
    textSvg(title, MARGIN, 44, { face: faces.display, size: 20, tracking: -0.01, fill: color(ink.text) }),
    ...[64, totalRule].map(
      (y) => `<path d="M${MARGIN} ${y}H${right}" stroke="${color(ink.rule)}" stroke-width="2" stroke-dasharray="6 5"/>`,
    ),
    ...rows.flatMap(([name, amount], index) => {
      const y = FIRST_ROW + index * ROW;
      const price = textSvg(amount, right, y, { ...words, anchor: 'end' });
      return [
        textSvg(name, MARGIN, y, words),
        price,
        isPaid ? redPen(right - textWidth(amount, words), right, y - 5) : '',
      ];
    }),
    textSvg(label, MARGIN, totalRule + 30, words),
    textSvg(total, MARGIN, totalY, figure),
    isPaid ? redPen(MARGIN, MARGIN + textWidth(total, figure), totalY - 13) : '',
    '</g>',
  ].join('');
}

export function tornSheet(width: number, height: number, tooth: number): string {
  const count = Math.round(width / (2 * tooth));
  const step = width / count / 2;
  const teeth = Array.from({ length: count }, () => `l${-step} ${tooth} l${-step} ${-tooth}`).join(' ');
  return `M0 0H${width}V${height - tooth} ${teeth}Z`;
}

/** The stroke of the red pen through a price: thin, and rising. */
function redPen(from: number, to: number, y: number): string {
  return `<path d="M${from - 5} ${y + 4}L${to + 5} ${y - 5}" fill="none" stroke="${color('red')}" stroke-width="2" stroke-linecap="round"/>`;
}
