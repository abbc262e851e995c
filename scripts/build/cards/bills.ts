import { sampleBill } from '@/content/sample-bill';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { formatCents, formatDollars } from '@/lib/money/format-money';
import { color } from './colors';
import { textSvg, textWidth } from './text-svg';
import type { Typefaces } from './typeface';

const ROW = 33;
const LEFT = 30;
const TITLE_Y = 52;
const RULE_Y = 76;

/** Draws the home page's two bills for its social card: the per-user bill, struck out in red, and the flat bill over it. */
export function billsSvg(faces: Typefaces): string {
  const result = estimate(sampleBill.members, chosenTools(sampleBill.tools));
  if (result.status !== 'saving') throw new Error('content/sample-bill.ts: expected a bill that costs less with us');
  const people = `${result.members} people`;
  const title = { face: faces.display, size: 24, tracking: -0.01 };
  const ink = { face: faces.mono, size: 19, fill: color('ink') };
  const night = { ...ink, fill: color('night-text') };
  const figure = { face: faces.display, size: 58, tracking: -0.03, fill: color('marker') };

  const right = 370;
  const struckRow = (label: string, cents: number, y: number) => {
    const amount = formatCents(cents);
    const pen = redPen(right - textWidth(amount, ink) - 6, right + 6, y - 6);
    return textSvg(label, LEFT, y, ink) + textSvg(amount, right, y, { ...ink, anchor: 'end' }) + pen;
  };
  const firstRow = RULE_Y + 35;
  const total = firstRow + result.lines.length * ROW + 22;
  const perUser = [
    textSvg('Monthly tech bill', LEFT, TITLE_Y, { ...title, fill: ink.fill }),
    textSvg(people, right, TITLE_Y, { ...ink, anchor: 'end' }),
    dashedRule(right, RULE_Y, 'dash'),
    ...result.lines.map(({ tool, currentMonthlyCents }, index) =>
      struckRow(tool.name, currentMonthlyCents, firstRow + index * ROW),
    ),
    dashedRule(right, total - 35, 'dash'),
    struckRow('Per-user total', result.current.monthlyCents, total),
  ];
  const flat = [
    textSvg('With DohTech', LEFT, TITLE_Y, { ...title, fill: night.fill }),
    dashedRule(260, RULE_Y, 'night-line-strong'),
    textSvg(formatDollars(result.provider.monthlyCents / 100), LEFT, 140, figure),
    textSvg(`for all ${people}`, LEFT, 172, night),
  ];
  return [
    `<g transform="translate(700 50) rotate(-3.2) scale(.93)">${sheet(400, total + 44, 'sheet')}${perUser.join('')}</g>`,
    `<g transform="translate(872 284) rotate(4) scale(.93)">${sheet(290, 210, 'night')}${flat.join('')}</g>`,
  ].join('');
}

/** The outline of a sheet with a torn lower edge. */
export function tornSheet(width: number, height: number, tooth: number): string {
  const count = Math.round(width / (2 * tooth));
  const step = width / count / 2;
  const teeth = Array.from({ length: count }, () => `l${-step} ${tooth} l${-step} ${-tooth}`).join(' ');
  return `M0 0H${width}V${height - tooth} ${teeth}Z`;
}

/** A torn sheet with its shadow. */
function sheet(width: number, height: number, ground: string): string {
  const outline = tornSheet(width, height, 9);
  const shadow = `<path d="${outline}" transform="translate(7 9)" fill="${color('ink')}" opacity="0.16"/>`;
  return `${shadow}<path d="${outline}" fill="${color(ground)}"/>`;
}

function dashedRule(right: number, y: number, ink: string): string {
  return `<path d="M${LEFT} ${y}H${right}" stroke="${color(ink)}" stroke-width="2" stroke-dasharray="6 5"/>`;
}

/** The stroke of the red pen: thin, and rising. */
function redPen(from: number, to: number, y: number): string {
  return `<path d="M${from} ${y + 4}L${to} ${y - 5}" fill="none" stroke="${color('red')}" stroke-width="2" stroke-linecap="round"/>`;
}
