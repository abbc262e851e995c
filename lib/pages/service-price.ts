import type { PlanGroupId } from '@/content/plans';
import { priceListTexts } from '@/content/texts/price-list';
import { toolPrices } from '@/lib/calculator/tool-prices';
import { formatRoundCents } from '@/lib/money/format-money';
import { offersOf } from '@/lib/money/offers';
import { fillIn } from '@/lib/text/fill-in';
import { pageAt } from './find-page';

/** The lowest price of a service, 'From $30 a month', as the page of this path says it; undefined without a list price. */
export function servicePrice(path: string): string | undefined {
  for (const section of pageAt(path).sections) {
    if (section.kind === 'plans') return lowestOf(section.group);
    if (section.kind !== 'what-it-costs') continue;
    const { price } = section;
    if (price.case === 'listed') return lowestOf(price.plans);
    if (price.case === 'estimate') return undefined;
    const lowest = Math.min(...toolPrices().map(({ cents }) => cents));
    return fillIn(priceListTexts.fromMonthly, { price: formatRoundCents(lowest) });
  }
}

function lowestOf(group: PlanGroupId): string | undefined {
  const lowest = offersOf(group).find(({ isLowestPrice }) => isLowestPrice);
  return lowest && fillIn(priceListTexts.from, { price: lowest.terms });
}
