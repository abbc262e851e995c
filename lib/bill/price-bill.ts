import { planGroups } from '@/content/plans';
import type { PlanGroup } from '@/content/schema/plan';
import { billWords } from '@/content/texts/bill';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import {
  currentMonthlyCents,
  type Estimate,
  estimate,
  MEMBERS_PER_DOUBLING,
  providerMonthlyCents,
} from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatRoundCents } from '@/lib/money/format-money';
import { briefFeatures, findOffer, planName, promotionCents } from '@/lib/money/offers';
import { fillIn } from '@/lib/text/fill-in';
import { inARow } from '@/lib/text/in-a-row';
import { type Bill, type BillLine, countedTools } from './bill';

export const billPeriods = ['month', 'quarter', 'once'] as const;
export type BillPeriod = (typeof billPeriods)[number];

/** `estimate`: we price it in the written estimate, as a 'Custom' plan, or tools of a large team for which our formula would not save. */
export type LinePrice =
  | { status: 'listed'; cents: number; period: BillPeriod; setupCents: number }
  | { status: 'estimate' };

export type PricedLine = BillLine & { name: string; detail: string; price: LinePrice };

/** A bill at today's prices. `sums` are US cents, whole numbers; crossed-out lines count for nothing. */
export type PricedBill = {
  people: number;
  lines: readonly PricedLine[];
  sums: Record<BillPeriod, number>;
  /** The number of counted lines without a price. */
  inEstimate: number;
};

const periodOf = { month: 'month', quarter: 'quarter', project: 'once' } as const;

/** Prices a bill from content/. Tools are priced together, by the rules of the calculator. */
export function priceBill(bill: Bill): PricedBill {
  const counted = countedTools(bill);
  const lines = bill.lines.map((line) =>
    line.kind === 'tool' ? priceTool(line, bill.people, counted) : pricePlan(line),
  );
  const sums = { month: 0, quarter: 0, once: 0 };
  let inEstimate = 0;
  for (const { isOut, price } of lines) {
    if (isOut) continue;
    if (price.status === 'estimate') {
      inEstimate += 1;
      continue;
    }
    sums[price.period] += price.cents;
    sums.once += price.setupCents;
  }
  return { people: bill.people, lines, sums, inEstimate };
}

function priceTool(line: BillLine, people: number, counted: readonly string[]): PricedLine {
  const [tool] = chosenTools([line.id]);
  // Up to 49 people the price list has one price; above, a crossed-out tool shows what it would cost beside the others.
  const { status }: Estimate = estimate(people, chosenTools([...counted, line.id]));
  const isListed = people < MEMBERS_PER_DOUBLING || status === 'saving';
  const name = tool?.name ?? line.id;
  const detail = `${tool?.replacement}, ${peopleText(people)}`;
  if (!tool || !isListed) return { ...line, name, detail, price: { status: 'estimate' } };
  const cents = providerMonthlyCents(people, tool);
  const now = currentMonthlyCents(people, tool);
  const words = now > cents ? billWords.now : now < cents ? billWords.dearer : billWords.same;
  return {
    ...line,
    name,
    detail: `${detail}, ${fillIn(words, { amount: formatRoundCents(now), more: formatRoundCents(cents - now) })}`,
    price: { status: 'listed', cents, period: 'month', setupCents: 0 },
  };
}

function pricePlan(line: BillLine): PricedLine {
  const offer = findOffer(line.id);
  if (!offer) throw new Error(`expected a plan of content/plans.ts, received '${line.id}'`);
  const { cents } = offer;
  const { period, setupFee = 0 }: PlanGroup = planGroups[offer.group];
  const name = planName(offer);
  const isProject = offer.group === 'website';
  const features = inARow([...(isProject ? ['one project'] : []), ...briefFeatures(offer)]);
  if (cents === undefined) return { ...line, name, detail: features, price: { status: 'estimate' } };
  const asFirst = fillIn(billWords.firstProject, { amount: formatRoundCents(cents - promotionCents(cents)) });
  const detail = isProject ? `${features}, ${asFirst}` : features;
  const setupCents = setupFee * 100;
  return {
    ...line,
    name,
    detail: setupCents > 0 ? `${detail}, setup ${formatRoundCents(setupCents)} one time` : detail,
    price: { status: 'listed', cents, period: periodOf[period], setupCents },
  };
}
