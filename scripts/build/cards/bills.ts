import { sampleBill } from '@/content/sample-bill';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { formatCents, formatDollars } from '@/lib/money/format-money';
import { type Receipt, receiptSvg } from './receipt';
import type { Typefaces } from './typeface';

/** Draws the home page's two bills for its social card: the per-user bill, struck out in red, and the flat bill over it. */
export function billsSvg(faces: Typefaces): string {
  const result = estimate(sampleBill.members, chosenTools(sampleBill.tools));
  if (result.status !== 'saving') throw new Error('content/sample-bill.ts: expected a bill that costs less with us');
  const people = `${result.members} people`;
  const paid: Receipt = {
    width: 400,
    title: 'Monthly tech bill',
    note: people,
    groups: [
      result.lines.map(({ tool, currentMonthlyCents }) => ({
        label: tool.name,
        amount: formatCents(currentMonthlyCents),
        isStruck: true,
      })),
      [{ label: 'Per-user total', amount: formatCents(result.current.monthlyCents), isStruck: true }],
    ],
  };
  const ours: Receipt = {
    width: 290,
    isNight: true,
    title: 'With DohTech',
    groups: [],
    total: {
      figure: formatDollars(result.provider.monthlyCents / 100),
      label: `for all ${people}`,
    },
  };
  const place = (receipt: Receipt, transform: string) =>
    `<g transform="${transform}">${receiptSvg(receipt, faces)}</g>`;
  return (
    place(paid, 'translate(700 50) rotate(-3.2) scale(.93)') + place(ours, 'translate(872 284) rotate(4) scale(.93)')
  );
}
