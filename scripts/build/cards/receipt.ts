import { color } from './colors';
import { setText } from './set-text';
import type { Typefaces } from './typeface';

const ROW = 33;
const PADDING = 30;
const TOOTH = 9;

export type ReceiptRow = { label: string; amount?: string; isStruck?: boolean };

export type Receipt = {
  width: number;
  isNight?: boolean;
  title: string;
  /** Small, at the right of the title. */
  note?: string;
  /** Groups of rows, with a dashed rule above each. */
  groups: readonly (readonly ReceiptRow[])[];
  /** The total in large figures, and its label. */
  total?: { figure: string; label: string };
};

/** The outline of a sheet with a torn lower edge. */
export function tornSheet(width: number, height: number, tooth = TOOTH): string {
  const count = Math.round(width / (2 * tooth));
  const step = width / count / 2;
  const teeth = Array.from({ length: count }, () => `l${-step} ${tooth} l${-step} ${-tooth}`).join(' ');
  return `M0 0H${width}V${height - tooth} ${teeth}Z`;
}

/** A receipt as on the pages, with its upper left corner at 0 0. */
export function receiptSvg({ width, isNight = false, title, note, groups, total }: Receipt, faces: Typefaces): string {
  const ink = color(isNight ? 'night-text' : 'ink');
  const rule = color(isNight ? 'night-line-strong' : 'dash');
  const right = width - PADDING;
  const row = { face: faces.mono, size: 19, fill: ink };
  const parts = [setText(title, PADDING, 52, { face: faces.display, size: 24, tracking: -0.01, fill: ink })];
  if (note) parts.push(setText(note, right, 52, { ...row, anchor: 'end' }));

  let y = 62;
  const drawRule = () => {
    y += 14;
    parts.push(`<path d="M${PADDING} ${y}H${right}" stroke="${rule}" stroke-width="2" stroke-dasharray="6 5"/>`);
    y += 2;
  };
  for (const group of groups) {
    drawRule();
    for (const { label, amount, isStruck } of group) {
      y += ROW;
      const style = isStruck ? { ...row, fill: color('struck') } : row;
      parts.push(setText(label, PADDING, y, style));
      if (amount) parts.push(setText(amount, right, y, { ...style, anchor: 'end' }));
      if (isStruck) parts.push(redPen(PADDING - 6, right + 6, y - 6));
    }
    y += 6;
  }
  if (total) {
    drawRule();
    y += 62;
    const figure = { face: faces.display, size: 58, tracking: -0.03, fill: color(isNight ? 'marker' : 'ink') };
    parts.push(setText(total.figure, PADDING, y, figure));
    y += 32;
    parts.push(setText(total.label, PADDING, y, row));
  }
  const sheet = tornSheet(width, y + 38);
  const shadow = `<path d="${sheet}" transform="translate(7 9)" fill="${color('ink')}" opacity="0.16"/>`;
  return `${shadow}<path d="${sheet}" fill="${color(isNight ? 'night' : 'sheet')}"/>${parts.join('')}`;
}

/** A red line that looks drawn by hand. */
function redPen(from: number, to: number, y: number): string {
  const middle = (from + to) / 2;
  return `<path d="M${from} ${y + 2}Q${middle} ${y - 5} ${to} ${y - 1}" fill="none" stroke="${color('red')}" stroke-width="3.2" stroke-linecap="round"/>`;
}
