import { sampleFigures } from '@/content/papers/sample-figures';
import type { Amount, BlockOf } from '@/content/schema/paper-blocks';
import { toolAt } from '@/lib/calculator/chosen-tools';
import { currentMonthlyCents, providerMonthlyCents } from '@/lib/calculator/estimate';
import { formatCents } from '@/lib/money/format-money';
import { findOffer, promotionCents } from '@/lib/money/offers';

type AmountsBlock = BlockOf<'amounts'>;
type Period = AmountsBlock['totals'][number]['period'];

/** An amount of a sample paper in US cents. Prices of tools are a month's, for the team of the sample bill. */
export function amountCents(amount: Amount): number {
  switch (amount.from) {
    case 'our-price':
      return providerMonthlyCents(sampleFigures.members, toolAt(amount.tool));
    case 'list-price':
      return currentMonthlyCents(sampleFigures.members, toolAt(amount.tool));
    case 'plan':
      return planCents(amount.plan);
    case 'sample':
      return amount.cents;
    case 'promotion':
      return -promotionCents(amount.cents);
  }
}

/** Money that may be negative. Screen readers say a minus sign, and leave out a hyphen. */
export const signedMoney = (cents: number) => formatCents(cents).replace('-', '−');

/** The lines of an estimate, the promotion among them, and its totals, with money as text. */
export function priceLines({ lines, promotion, totals }: AmountsBlock) {
  const priced = lines.map(({ text, amount, period }) => ({ text, cents: amountCents(amount), period }));
  const sumOf = (period: Period) => priced.reduce((sum, line) => (line.period === period ? sum + line.cents : sum), 0);
  if (promotion !== undefined) {
    priced.push({ text: promotion, cents: -promotionCents(sumOf('once')), period: 'once' });
  }
  return {
    lines: priced.map(({ text, cents, period }) => ({
      text,
      money: period === 'month' ? `${formatCents(cents)} a\u00a0month` : signedMoney(cents),
    })),
    totals: totals.map(({ label, period }) => ({ label, money: formatCents(sumOf(period)) })),
  };
}

/**
 * What the tools of an estimate cost today and with us, what moving costs once, and the month in which that is paid back, also
 * without the promotion. US cents. Throws where an estimate does not save.
 */
export function readPayback({ lines, promotion }: AmountsBlock) {
  const tools = lines.flatMap(({ amount }) => (amount.from === 'our-price' ? [amount.tool] : []));
  const sumOf = (period: Period) =>
    lines.reduce((sum, line) => (line.period === period ? sum + amountCents(line.amount) : sum), 0);
  const todayCents = tools.reduce((sum, tool) => sum + amountCents({ from: 'list-price', tool }), 0);
  const [oursCents, fullCents] = [sumOf('month'), sumOf('once')];
  const onceCents = promotion === undefined ? fullCents : fullCents - promotionCents(fullCents);
  const savedCents = todayCents - oursCents;
  return {
    tools,
    todayCents,
    oursCents,
    onceCents,
    month: paybackMonths(onceCents, savedCents),
    monthInFull: paybackMonths(fullCents, savedCents),
  };
}

/** After how many months what is paid once is paid back, rounded up. US cents. Throws where nothing is saved a month. */
export function paybackMonths(onceCents: number, savedCents: number): number {
  if (savedCents <= 0) throw new Error(`expected a saving a month above 0 cents, received ${savedCents}`);
  return Math.max(1, Math.ceil(onceCents / savedCents));
}

/** The struck lines of a bill with what the pen takes off it, US cents: the old prices less the new ones. */
export function centsOff(lines: BlockOf<'marked'>['lines']): number {
  return lines.reduce((sum, { was, now }) => sum + amountCents(was) - (now ? amountCents(now) : 0), 0);
}

/** The sum of a table's column in US cents; undefined where no cell is an amount. */
export function columnTotal(rows: BlockOf<'table'>['rows'], column: number): number | undefined {
  const amounts = rows.flatMap((row) => {
    const cell = row[column];
    return cell === undefined || typeof cell === 'string' ? [] : amountCents(cell);
  });
  return amounts.length > 0 ? amounts.reduce((sum, cents) => sum + cents, 0) : undefined;
}

function planCents(id: string): number {
  const cents = findOffer(id)?.cents;
  if (cents === undefined) throw new Error(`expected a plan with a price, received '${id}'`);
  return cents;
}
